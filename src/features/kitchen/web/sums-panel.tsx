import { m } from '#generated/messages/messages.js';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import type { Sum, SumNow } from '../sums.ts';
import { OctagonIcon, TriangleIcon } from './icons.tsx';
import { lateTexts } from './late-count.tsx';

/** What is to be made, what is late before the rest and then the largest first, what waits apart from what is being made, with how some of it is wanted. */
export function SumsPanel({ sums, onFold }: { sums: readonly SumNow[]; onFold: () => void }) {
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
            {sum.late > 0 && (
              <p className="k-overdue">
                <TriangleIcon />
                {lateTexts(sum.late)}
              </p>
            )}
            <p className="k-stand">
              {sum.begun < sum.quantity && <i>{m['kitchen.sumsWaiting']({ count: sum.quantity - sum.begun })}</i>}
              {sum.begun > 0 && <i>{m['kitchen.sumsBegun']({ count: sum.begun })}</i>}
            </p>
            {sum.allergy && <Allergy {...sum.allergy} />}
            {sum.variants.length > 0 && <Variants sum={sum} />}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** How they are wanted, each way on a line of its own. */
function Variants({ sum: { quantity: all, variants } }: { sum: Sum }) {
  return (
    <p className="k-way">
      {variants.map(({ text, quantity }) => (
        <span key={text}>
          {quantity < all && <b>{quantity}</b>} {text || m['kitchen.sumsPlain']()}
        </span>
      ))}
    </p>
  );
}

/** That some of them must be read again before they are made: at which tables. */
function Allergy({ quantity, tables }: NonNullable<Sum['allergy']>) {
  const numbers = tables.join(', ');
  return (
    <p className="k-way is-warning">
      <OctagonIcon />
      <span>
        {tables.length === 1
          ? m['kitchen.sumsAllergyAt']({ count: quantity, number: numbers })
          : m['kitchen.sumsAllergyAtSome']({ count: quantity, numbers })}
      </span>
    </p>
  );
}
