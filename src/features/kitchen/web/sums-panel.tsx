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
        {sums.map((sum) => (
          <li key={sum.name}>
            <b>{sum.quantity}</b>
            <span>{sum.name}</span>
            <p className="k-stand">
              {sum.begun < sum.quantity && <i>{m['kitchen.sumsWaiting']({ count: sum.quantity - sum.begun })}</i>}
              {sum.begun > 0 && <i>{m['kitchen.sumsBegun']({ count: sum.begun })}</i>}
            </p>
            {sum.ways.length > 0 && <Ways sum={sum} />}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** How some of them are wanted, each way on a line of its own: read in one run, one dish's wish would seem another's. */
function Ways({ sum: { quantity, ways } }: { sum: Sum }) {
  return ways.map(({ text, warning, quantity: of }) => (
    <p key={text} className={cx('k-way', warning && 'is-warning')}>
      {of < quantity && <b>{of}</b>} {text}
    </p>
  ));
}
