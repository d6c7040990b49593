import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import type { Sum } from '../sums.ts';

/** What is to be made, largest first, what waits apart from what is being made, with how some of it is wanted. */
export function SumsPanel({ sums, onFold }: { sums: readonly Sum[]; onFold: () => void }) {
  return (
    <aside className="k-sums" aria-label={m['kitchen.sums']()}>
      <h2>
        {m['kitchen.sums']()}
        <button type="button" data-sums-fold onClick={onFold} aria-label={m['kitchen.sumsFold']()}>
          <ChevronLeftIcon />
        </button>
      </h2>
      <ul>
        {sums.map(({ name, quantity, begun, ways }) => (
          <li key={name}>
            <b>{quantity}</b>
            <span>{name}</span>
            <p className="k-stand">
              {begun < quantity && <i>{m['kitchen.sumsWaiting']({ count: quantity - begun })}</i>}
              {begun > 0 && <i>{m['kitchen.sumsBegun']({ count: begun })}</i>}
            </p>
            {ways.length > 0 && (
              <p>
                {ways.map((way) => (
                  <i key={way.text} className={cx(way.warning && 'is-warning')}>
                    {way.quantity < quantity && <b>{way.quantity}</b>} {way.text}
                  </i>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
