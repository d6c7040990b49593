import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import type { Order } from '../contract.ts';
import type { Carry } from '../lines/carries.ts';
import { carryText, waitsText } from './carry-words.ts';
import { readyIcon, readyLooks } from './ready-words.tsx';
import type { Carrying } from './use-carrying.ts';
import { waitOf } from './waiting.ts';

interface ReadyStripProps {
  order: Pick<Order, 'id' | 'tableNumber'>;
  carry: Carry;
  station: string | null;
  now: number;
  carrying: Carrying;
}

/** What of an order waits at one station while the rest is being made, and the deed. */
export function ReadyStrip({ order: { id, tableNumber }, carry, station, now, carrying }: ReadyStripProps) {
  const { state } = waitOf(carry.since, now);
  const Glyph = readyIcon(state);
  const what = carryText(carry);
  const { sending } = carrying;
  return (
    <div className={cx('flex items-center gap-2 rounded-md py-1.5 pr-1.5 pl-3', readyLooks[state])}>
      <Glyph size={22} className="shrink-0" />
      <p className="min-w-0 grow font-semibold leading-snug">
        <span className="block wrap-anywhere">{`${m['orders.status.pronto']()}: ${what}`}</span>
        <span className="block font-medium text-sm tabular-nums">{waitsText(carry, station, now)}</span>
      </p>
      <Button
        variant="quiet"
        size="s"
        className="shrink-0"
        busy={sending?.cardId === id && sending.stationId === carry.stationId}
        aria-label={m['floor.carry.doneOf']({ number: tableNumber, what })}
        onClick={() => carrying.carry(id, carry, what)}
      >
        {m['floor.carry.done']()}
      </Button>
    </div>
  );
}
