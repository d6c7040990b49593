import { useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { UsersIcon } from '#ui/staff/icons.tsx';
import type { FloorTable } from '../../tables/contract.ts';
import { peopleText } from '../../tables/web/texts.ts';
import { maxPeople } from '../values.ts';
import { CountField } from './count-field.tsx';
import { undoRereads } from './use-undo.ts';

/** People sit down where nobody sits: how many, and one press, before they order. */
export function SeatPeople({ table: { id, capacity } }: { table: FloorTable }) {
  const [people, setPeople] = useState(Math.min(Math.max(1, capacity), maxPeople));
  const place = useRef<HTMLElement>(null);
  const seat = useChange(api.bills.seatPeople.mutationOptions(), {
    done: (bill) => m['bills.seat.done']({ number: bill.tableNumber, people: peopleText(people) }),
    failed: m['bills.seat.failed'](),
    inPlace: true,
    rereads: undoRereads,
    untilReread: true,
    // What was pressed is gone in a moment.
    onDone: () => place.current?.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]')?.focus(),
  });
  return (
    <section ref={place} aria-label={m['bills.seat.legend']()} className="grid gap-3 rounded-lg bg-sunken px-4 py-3">
      <CountField
        value={people}
        onChange={setPeople}
        min={1}
        label={m['bills.people.label']()}
        decreaseLabel={m['bills.people.fewer']()}
        increaseLabel={m['bills.people.more']()}
      >
        <span className="font-medium text-sm">{m['bills.seat.legend']()}</span>
      </CountField>
      <Unsent of={[seat]} part />
      <Button variant="soft" wide busy={seat.isPending} onClick={() => seat.mutate({ tableId: id, people })}>
        <UsersIcon size={20} />
        {people === 1 ? m['bills.seat.one']() : m['bills.seat.many']({ count: people })}
      </Button>
    </section>
  );
}
