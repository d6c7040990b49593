import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { UndoIcon } from '#ui/staff/icons.tsx';
import type { PassLine, PassRow } from '../expediter.ts';
import { SeenButton } from './seen-button.tsx';

interface PassCarryProps {
  row: PassRow;
  /** How far it is, in words. */
  stands: string;
  /** The table that has waited longest: its action alone is filled. */
  main: boolean;
  onCarry: (tableNumber: number, lines: readonly PassLine[]) => void;
  onTakeBack: (tableNumber: number) => void;
}

const manyParts = 12;
export const isReady = ({ status }: PassLine) => status === 'pronto';

/** What can be carried of a table; and where something was a moment ago, the way to bring it back, beside the place of that touch and never under it. */
export function PassCarry({ row, stands, main, onCarry, onTakeBack }: PassCarryProps) {
  const { tableNumber, ready, carried, cancelled, parts, count } = row;
  const went = carried.length > 0;
  const carry =
    ready.length === count
      ? m['kitchen.carryAll']()
      : ready.length === 1
        ? m['kitchen.carryOne']()
        : m['kitchen.carrySome']({ count: ready.length });
  return (
    <div className="k-carry">
      {went ? (
        <button
          type="button"
          className="k-undo-carry"
          aria-label={m['kitchen.undoCarryOf']({ number: tableNumber })}
          onClick={() => onTakeBack(tableNumber)}
        >
          <UndoIcon />
          {m['kitchen.undo']()}
        </button>
      ) : (
        count > 0 && (
          <p className={cx(parts.length > manyParts && 'is-many')}>
            <span>{stands}</span>
            {parts.map((part) => (
              <i key={`${part.orderId} ${part.line} ${part.stationId}`} className={cx(isReady(part) && 'is-made')} />
            ))}
          </p>
        )
      )}
      {went && <p className="sr-only">{stands}</p>}
      {(ready.length > 0 || went) && (
        <button
          type="button"
          className={cx(ready.length === 0 ? 'is-done' : main && 'is-main')}
          aria-disabled={ready.length === 0 || undefined}
          aria-label={ready.length > 0 ? m['kitchen.carryOf']({ action: carry, number: tableNumber }) : undefined}
          onClick={() => ready.length > 0 && onCarry(tableNumber, ready)}
        >
          {ready.length > 0 ? (
            carry
          ) : (
            <>
              <CheckIcon />
              {m['kitchen.carried']()}
            </>
          )}
        </button>
      )}
      {cancelled.map((order) => (
        <SeenButton key={order.id} ticket={order} lines={[]} whole />
      ))}
    </div>
  );
}
