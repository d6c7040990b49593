import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import { spanText } from '../../tables/web/span-text.ts';
import { withJoined } from '../../tables/with-joined.ts';
import { piecesText } from '../choice-texts.ts';
import type { HeldOrder } from '../held-orders.ts';
import { HeldSheet } from './held-sheet.tsx';

interface HeldStripProps {
  held: readonly HeldOrder[];
  now: number;
  onFire: (held: HeldOrder) => void;
}

/**
 * What was ordered and is not to be made yet, above the tickets and apart from them: whose it is, for how long, and its fire. Of several dishes it
 * is asked which.
 */
export function HeldStrip({ held, now, onFire }: HeldStripProps) {
  const [opened, setOpened] = useState<string | null>(null);
  if (held.length === 0) return null;
  return (
    <>
      <section className="k-held" aria-label={m['kitchen.held']()}>
        <h2>{m['kitchen.held']()}</h2>
        <ul>
          {held.map((order) => {
            const number = withJoined(order.tableNumber, order.joinedNumbers, ' + ');
            const minutes = minutesSince(order.heldAt, now);
            return (
              <li key={order.id}>
                <p>
                  <b>{m['kitchen.tableNumber']({ number })}</b>{' '}
                  <small>{m['kitchen.ageOf']({ span: spanText(minutes) })}</small>
                  <span dir="auto">{piecesText(order.lines.flatMap(({ pieces }) => pieces))}</span>
                </p>
                <button
                  type="button"
                  className="k-tool"
                  aria-label={m['kitchen.fireOf']({ number })}
                  aria-haspopup={order.lines.length > 1 ? 'dialog' : undefined}
                  onClick={() => (order.lines.length > 1 ? setOpened(order.id) : onFire(order))}
                >
                  {m['kitchen.fire']()}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <HeldSheet order={held.find(({ id }) => id === opened)} onFire={onFire} onClose={() => setOpened(null)} />
    </>
  );
}
