import { m } from '#generated/messages/messages.js';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import type { Sum, Variant } from '../sums.ts';
import { OctagonIcon } from './icons.tsx';

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
            {sum.variants.length > 0 && <Variants sum={sum} />}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** How they are wanted, what must be read first on lines of its own, the others beside each other as far as there is room. */
function Variants({ sum: { quantity: all, variants } }: { sum: Sum }) {
  const first = variants.filter(({ warning }) => warning);
  const others = variants.filter(({ warning }) => !warning);
  const counted = ({ text, quantity, tables }: Variant) => (
    <>
      {quantity < all && <b>{quantity}</b>} {tables && m['kitchen.sumsAllergyAt']({ numbers: tables.join(', ') })}
      {tables && text !== '' && ', '}
      {text || (!tables && m['kitchen.sumsPlain']())}
    </>
  );
  return (
    <>
      {first.map((variant) => (
        <p key={`${variant.text} ${variant.tables}`} className="k-way is-warning">
          <OctagonIcon />
          <span>{counted(variant)}</span>
        </p>
      ))}
      <p className="k-way">
        {others.map((variant) => (
          <span key={variant.text}>{counted(variant)}</span>
        ))}
      </p>
    </>
  );
}
