import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { KitchenLine } from '../contract.ts';
import type { Recallable } from '../recall.ts';
import { AllergyBand } from './allergy-band.tsx';
import { Sheet } from './sheet.tsx';
import { How, WithDish } from './ticket-line.tsx';

interface RecallSheetProps {
  open: boolean;
  onClose: () => void;
  finished: readonly Recallable[];
  timeZone: string;
  onRecall: (of: Recallable, lines: readonly KitchenLine[]) => void;
}

/** The last twenty that were finished here: each may go back to work, whole or by the line. */
export function RecallSheet({ open, onClose, finished, timeZone, onRecall }: RecallSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={m['kitchen.recallTitle']()}>
      {finished.length === 0 && <p>{m['kitchen.recallNone']()}</p>}
      <ol>
        {finished.map((each) => (
          <li key={each.id} className="k-back">
            <h3>
              {m['kitchen.tableNumber']({ number: each.tableNumber })}
              <small>
                {m['kitchen.finishedAt']({ time: formatTime(new Date(each.readyAt), getLocale(), timeZone) })}
              </small>
            </h3>
            <button
              type="button"
              className="k-button"
              aria-label={m['kitchen.recallOf']({ number: each.tableNumber })}
              onClick={() => onRecall(each, each.lines)}
            >
              {m['kitchen.recall']()}
            </button>
            <AllergyBand warnings={each.warnings} here={each.lines.map(({ line }) => line)} />
            <ul>
              {each.lines.map((line) => (
                <li key={line.line}>
                  <span>
                    {line.pieces.map(({ name, quantity, stationId }) => (
                      <span key={`${stationId} ${name}`} className="k-piece">
                        <b>{quantity}</b>
                        {name}
                      </span>
                    ))}
                    {line.status === 'entregue' && <small> · {m['kitchen.delivered']()}</small>}
                    <WithDish dish={line.dish} />
                    <How line={line} warnings={each.warnings} />
                  </span>
                  {each.lines.length > 1 && (
                    <button
                      type="button"
                      className="k-button is-quiet"
                      aria-label={m['kitchen.recallLine']({ dish: line.name })}
                      onClick={() => onRecall(each, [line])}
                    >
                      {m['kitchen.recall']()}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
