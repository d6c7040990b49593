import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import { allergiesApart } from '../lines/allergy.ts';
import { withRemoved } from '../lines/changes.ts';
import type { LineChange, ToldLine } from '../lines/contract.ts';
import { noteOf } from '../lines/words.ts';
import { lineCents } from '../order.ts';
import { AllergyNote } from './allergy-note.tsx';
import { ChangeMark } from './change-mark.tsx';

interface OrderLinesProps {
  lines: readonly ToldLine[];
  small?: boolean;
  /** What became of them: told beside the line itself, the old next to the new. */
  changes?: readonly LineChange[];
  /** Said of a line beneath its name: how far it is. */
  standing?: (line: ToldLine) => ReactNode;
}

/** The items as the kitchen reads them: how many, what, how, and what the guest asked for. */
export function OrderLines({ lines, small = false, changes = [], standing }: OrderLinesProps) {
  return (
    <ul className={cx('@container grid', small ? 'gap-1.5' : 'gap-2.5 lg:gap-1.5')}>
      {withRemoved(lines, changes).map(({ line, change }) => (
        <Line key={line.line} line={line} change={change} small={small} standing={standing?.(line)} />
      ))}
    </ul>
  );
}

interface LineProps {
  line: ToldLine;
  change: LineChange | undefined;
  small: boolean;
  standing: ReactNode;
}

function Line({ line, change, small, standing }: LineProps) {
  const detail = small ? 'text-sm' : 'text-sm xl:text-[0.9375rem] xl:leading-5';
  const removed = change?.became === null;
  const was = change?.became ? change.was : null;
  const before = was ? noteOf(was) : '';
  const { warnings, choices, note } = allergiesApart(line);
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 @min-[14rem]:grid-cols-[auto_minmax(0,1fr)_auto]',
        change && '-mx-2 rounded-sm bg-yellow-tint/60 px-2 py-1',
        removed && 'line-through decoration-2',
      )}
    >
      <span
        className={cx(
          'font-bold tabular-nums',
          removed ? 'text-ink-3' : 'text-brand-ink',
          small ? 'text-base' : 'text-lg leading-6',
        )}
      >
        {line.quantity}
        <span aria-hidden="true">×</span>
      </span>
      <div className="min-w-0">
        <p
          dir="auto"
          className={cx(
            'hyphens-auto font-semibold wrap-break-word',
            small ? 'text-base leading-snug' : 'text-[1.0625rem] leading-snug xl:text-lg xl:leading-6',
            removed && 'text-ink-2',
          )}
        >
          {line.name}
        </p>
        {change && <ChangeMark change={change} />}
        {!removed && standing}
        {line.heldAt && (
          <p
            className={cx(
              'mt-1 flex w-fit items-center gap-1.5 rounded-sm border border-control border-dashed px-2 py-0.5 font-semibold',
              detail,
            )}
          >
            <ClockIcon size={18} className="shrink-0" />
            {m['orders.courses.waits']()}
          </p>
        )}
        {line.freeQuantity ? (
          <p className={cx('mt-0.5 font-medium text-green', detail)}>
            {m['orders.corrections.free']({ count: line.freeQuantity })}
          </p>
        ) : null}
        {choices.length > 0 && <p className={cx('mt-0.5 text-ink-2 wrap-anywhere', detail)}>{choices.join(' · ')}</p>}
        {before && before !== noteOf(line) && (
          <p className={cx('mt-1 text-ink-2 wrap-anywhere', detail)}>
            <span className="sr-only">{m['orders.changes.before']()} </span>
            <s>{m['orders.note']({ note: before })}</s>
          </p>
        )}
        {note && (
          <p className={cx('mt-1 w-fit rounded-sm bg-sunken px-2 py-0.5 font-semibold wrap-anywhere', detail)}>
            {m['orders.note']({ note })}
          </p>
        )}
      </div>
      <span className="money col-start-2 justify-self-end text-ink-3 text-xs @min-[14rem]:col-start-3 xl:text-sm">
        {formatMoney(lineCents(line), getLocale())}
      </span>
      {warnings.map((text) => (
        <AllergyNote key={text} text={text} large={!small} />
      ))}
    </li>
  );
}
