import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { NoneIcon } from '#ui/staff/icons.tsx';
import type { AvailabilityChange, Item } from '../../availability/contract.ts';
import { CountChoice } from './count-choice.tsx';

interface AvailabilityChoiceProps {
  item: Pick<Item, 'id' | 'name' | 'available' | 'left'>;
  onChoose: (change: AvailabilityChange) => void;
}

/** What happened to a dish, in one tap: it has run out, or so many are left. */
export function AvailabilityChoice({ item, onChoose }: AvailabilityChoiceProps) {
  const { id, available, left } = item;
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 min-[26rem]:grid-cols-2">
        <Button onClick={() => onChoose({ id, state: 'sold_out_today' })} className="px-3!">
          <NoneIcon />
          {m['menu.availability.today']()}
        </Button>
        <Button variant="quiet" onClick={() => onChoose({ id, state: 'sold_out' })} className="px-3!">
          {m['menu.availability.soldOut']()}
        </Button>
      </div>
      {(!available || left !== null) && (
        <Button variant="soft" onClick={() => onChoose({ id, state: 'available' })}>
          {available ? m['menu.availability.countNoMore']() : m['menu.availability.back']()}
        </Button>
      )}
      <CountChoice item={item} onChoose={onChoose} />
    </div>
  );
}
