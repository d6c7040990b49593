import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { isForgotten } from '../../orders/waits-too-long.ts';
import { forgottenClass } from './call-card.tsx';
import { callFill, callTone } from './call-tone.ts';
import { agedText, sinceText } from './call-words.ts';
import type { TableCall } from './group-by-table.ts';

interface CallFoldProps {
  groups: readonly [TableCall, TableCall, ...TableCall[]];
  /** How many of them want whoever looks still. */
  waiting: number;
  now: number;
  open: boolean;
  /** Names the list that it opens. */
  listId: string;
  onToggle: () => void;
}

/**
 * On a phone several calls are one line, with how many nobody has answered to and the first of them: the page below stays to be worked on. In the
 * colour of the most pressing of them.
 */
export function CallFold({ groups, waiting, now, open, listId, onToggle }: CallFoldProps) {
  const [{ calls }] = groups;
  const { tableNumber, awaited, askedAt } = calls[0];
  const taken = groups.filter(({ calls: [oldest] }) => oldest.takenBy && !oldest.awaited).length;
  const tone = callTone(
    groups.flatMap((group) => group.calls),
    now,
  );
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={listId}
      onClick={onToggle}
      className={cx(
        'flex min-h-12 w-full items-center gap-2.5 rounded-lg px-3.5 py-1 text-left lg:hidden',
        awaited ? 'ring-2 ring-current/40 ring-inset' : 'bg-surface text-ink',
        awaited && tone && callFill[tone],
      )}
    >
      <BellIcon size={20} />
      <span className="shrink-0 font-semibold tabular-nums">
        {m['calls.title']()} {waiting || ''}
      </span>
      <span className="min-w-0 flex-1 text-sm leading-tight">
        <span className="block truncate">{m['calls.news']({ number: tableNumber, what: agedText(calls, now) })}</span>
        <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
          {awaited && (
            <span className={cx(isForgotten(askedAt, now) && forgottenClass)}>{sinceText(askedAt, now)}</span>
          )}
          {taken > 0 && m['calls.taken']({ count: taken })}
        </span>
      </span>
      <ChevronDownIcon size={20} className={cx('shrink-0 transition-transform', !open && 'rotate-180')} />
    </button>
  );
}
