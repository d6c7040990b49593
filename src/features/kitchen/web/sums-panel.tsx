import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import { type Sum, shortOf } from '../sums.ts';

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

/** Where one of them is long it is told from its beginning, and touched, whole. */
function Ways({ sum: { quantity, ways } }: { sum: Sum }) {
  const [whole, setWhole] = useState(false);
  const long = ways.some((way) => shortOf(way) !== way.text);
  const told = ways.map((way) => (
    <i key={way.text} className={cx(way.warning && 'is-warning')}>
      {way.quantity < quantity && <b>{way.quantity}</b>} {whole ? way.text : shortOf(way)}
    </i>
  ));
  if (!long) return <p>{told}</p>;
  return (
    <button type="button" className="k-ways" aria-expanded={whole} onClick={() => setWhole(!whole)}>
      {told}
    </button>
  );
}
