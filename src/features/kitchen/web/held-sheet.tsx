import { m } from '#generated/messages/messages.js';
import { withJoined } from '../../tables/with-joined.ts';
import { piecesText } from '../choice-texts.ts';
import type { HeldOrder } from '../held-orders.ts';
import { Sheet } from './sheet.tsx';
import { How, WithDish } from './ticket-line.tsx';

interface HeldSheetProps {
  /** None: it is closed. */
  order: HeldOrder | undefined;
  onFire: (held: HeldOrder) => void;
  onClose: () => void;
}

/** What of an order is held, dish by dish: what comes later stays held when the first is fired. */
export function HeldSheet({ order, onFire, onClose }: HeldSheetProps) {
  const number = order ? withJoined(order.tableNumber, order.joinedNumbers, ' + ') : '';
  const fire = (lines: HeldOrder['lines']) => {
    if (order) onFire({ ...order, lines });
    onClose();
  };
  return (
    <Sheet open={order !== undefined} onClose={onClose} title={m['kitchen.heldOf']({ number })}>
      {order && (
        <div className="k-back">
          <h3>{m['kitchen.tableNumber']({ number })}</h3>
          <button
            type="button"
            className="k-button is-quiet"
            aria-label={m['kitchen.fireAllOf']({ number })}
            onClick={() => fire(order.lines)}
          >
            {m['kitchen.fireAll']()}
          </button>
          <ul>
            {order.lines.map((line) => (
              <li key={line.line}>
                <span>
                  {piecesText(line.pieces)} <WithDish dish={line.dish} />
                  <How line={line} warnings={[]} />
                </span>
                <button
                  type="button"
                  className="k-button"
                  aria-label={m['kitchen.fireLine']({ dish: line.name })}
                  onClick={() => fire([line])}
                >
                  {m['kitchen.fire']()}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}
