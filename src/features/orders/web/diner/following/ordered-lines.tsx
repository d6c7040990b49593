import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { NoteIcon } from '#ui/late-icons.tsx';
import { InPortuguese } from '../../../../menu/web/diner/in-portuguese.tsx';
import { withRemoved } from '../../../lines/changes.ts';
import { choiceNames } from '../../../lines/choice-names.ts';
import type { LineChange, ToldLine } from '../../../lines/contract.ts';
import { countedNames } from '../../../lines/counted-names.ts';
import type { Telling } from '../../../lines/words.ts';
import { lineCents } from '../../../order.ts';
import { LineStanding } from './line-standing.tsx';
import { useEnglish } from './use-english.ts';

type Props = {
  lines: readonly Telling<ToldLine, 'notes'>[];
  changes: readonly LineChange[];
  cancelled: boolean;
  /** Where each of them stands is said. */
  followed?: boolean;
};

/** What was ordered, and beside it what the staff made of it. Of a cancelled order nothing counts any more. */
export function OrderedLines({ lines, changes, cancelled, followed = false }: Props) {
  const english = useEnglish();
  return (
    <ul className="grid gap-3">
      {withRemoved(lines, changes).map(({ line: { line, ...item }, change }) => {
        const gone = cancelled || change?.became === null;
        const was = change?.became ? change.was : null;
        return (
          <li key={line} className={cx('grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2', gone && 'text-ink-3')}>
            <span className="min-w-5 text-ink-3 tabular-nums">
              {was && was.quantity !== item.quantity && <Before>{`${was.quantity}x`}</Before>}
              {item.quantity}x
            </span>
            <div>
              <p dir="auto" className={cx('text-balance font-medium', gone && 'line-through')}>
                {english(item.productId) ?? item.name}
                {change && (
                  <span className="ml-2 inline-block rounded-full bg-sunken px-2 font-semibold text-ink-2 text-xs leading-5">
                    {!change.was
                      ? m['diner.lineAdded']()
                      : change.became
                        ? m['diner.lineChanged']()
                        : m['diner.lineRemoved']()}
                  </span>
                )}
              </p>
              {(english(item.productId) || item.choices.some(({ optionId }) => english(optionId))) && (
                <InPortuguese text={[item.name, ...choiceNames(item)].join(', ')} />
              )}
              {followed && item.status && <LineStanding status={item.status} held={Boolean(item.heldAt)} />}
              {item.freeQuantity ? (
                <p className="text-green text-sm">{m['diner.gift']({ count: item.freeQuantity })}</p>
              ) : null}
              {item.choices.length > 0 && (
                <p className="text-ink-2 text-sm">
                  {countedNames(
                    item.choices.map(({ optionId, name }) => english(optionId) ?? name),
                    item.choices.map(({ optionId }) => optionId),
                  ).join(', ')}
                </p>
              )}
              {(item.notes || was?.notes) && (
                <p className="mt-0.5 flex gap-1.5 text-ink-2 text-sm">
                  <NoteIcon size={16} className="mt-0.5 text-ink-3" />
                  <span className="min-w-0">
                    {was?.notes && was.notes !== item.notes && <Before>{was.notes}</Before>}
                    {item.notes}
                  </span>
                </p>
              )}
            </div>
            <span className={cx('money', gone && 'line-through')}>{formatMoney(lineCents(item), getLocale())}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Before({ children }: { children: string }) {
  return (
    <>
      <span className="sr-only">{m['diner.before']()} </span>
      <s className="text-ink-3">{children}</s>
      <span className="sr-only"> {m['diner.now']()}</span>{' '}
    </>
  );
}
