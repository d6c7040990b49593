import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { allergiesApart } from '../../orders/lines/allergy.ts';
import type { Carry } from '../../orders/lines/carries.ts';
import { waitsTooLong } from '../../orders/waits-too-long.ts';
import { AllergyNote } from '../../orders/web/allergy-note.tsx';
import { carryText, waitsText } from '../../orders/web/carry-words.ts';
import type { Carrying } from '../../orders/web/use-carrying.ts';

interface CarryRowProps {
  tableId: string;
  number: number;
  carry: Carry;
  station: string | null;
  now: number;
  carrying: Carrying;
}

/** What is ready at a station for a table, by name, and the deed. */
export function CarryRow({ tableId, number, carry, station, now, carrying }: CarryRowProps) {
  const { sending } = carrying;
  const what = carryText(carry);
  const cold = waitsTooLong('food', carry.since, now);
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-md py-1 pr-1 pl-3',
        cold ? 'bg-danger-tint text-danger' : 'bg-green-tint text-green',
      )}
    >
      <div className="min-w-0 grow py-1">
        <ul className="font-medium text-sm">
          {carry.lines.map(({ key, name, quantity, of }) => {
            const { choices, note, warnings } = allergiesApart(of);
            return (
              <li key={key} className="wrap-anywhere">
                <span className="tabular-nums">{quantity}×</span> {name}
                {/* Whoever carries two of the same dish tells them apart by it. */}
                {choices.length > 0 && <span className="block font-normal">{choices.join(' · ')}</span>}
                {note && <span className="block">{note}</span>}
                {warnings.map((text) => (
                  <AllergyNote key={text} text={text} />
                ))}
              </li>
            );
          })}
        </ul>
        <p className={cx('tabular-nums', cold ? 'font-semibold text-sm' : 'font-medium text-xs')}>
          {waitsText(carry, station, now)}
        </p>
      </div>
      <Button
        size="s"
        variant="quiet"
        className={cx('shrink-0', cold ? 'text-danger!' : 'text-green!')}
        busy={sending?.cardId === tableId && sending.stationId === carry.stationId}
        aria-label={m['floor.carry.doneOf']({ number, what })}
        onClick={() => carrying.carry(tableId, carry, what)}
      >
        {m['floor.carry.done']()}
      </Button>
    </div>
  );
}
