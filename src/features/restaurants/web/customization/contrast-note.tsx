import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Notice } from '#ui/notice.tsx';
import type { Draft } from '../../contract.ts';
import { lowPairs } from './contrast-pairs.ts';

/** Says in words which of the chosen colours are hard to read beside one another. */
export function ContrastNote({ shown }: { shown: Draft }) {
  const low = lowPairs(shown);
  const ratio = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <div role="status">
      {low.length === 0 ? (
        <Notice tone="green">{m['restaurants.customization.contrastGood']()}</Notice>
      ) : (
        <Notice tone="yellow" title={m['restaurants.customization.contrastLow']()}>
          <ul className="my-1 list-inside list-disc">
            {low.map(({ pair, ratio: value }) => (
              <li key={pair}>
                {m[`restaurants.customization.pair.${pair}`]({ ratio: ratio.format(Math.floor(value * 10) / 10) })}
              </li>
            ))}
          </ul>
          <p>{m['restaurants.customization.contrastFixed']()}</p>
        </Notice>
      )}
    </div>
  );
}
