import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { callFill, callTone } from './call-tone.ts';
import type { TableCall } from './group-by-table.ts';

interface MoreCallsProps {
  /** Those that have no room in the row. */
  groups: readonly TableCall[];
  now: number;
  open: boolean;
  listId: string;
  onToggle: () => void;
}

/** On a wide screen the cards that the row has no room for: how many, in the colour of the most pressing of them, and the way to them. */
export function MoreCalls({ groups, now, open, listId, onToggle }: MoreCallsProps) {
  const count = groups.length;
  const tone = callTone(
    groups.flatMap(({ calls }) => calls),
    now,
  );
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={listId}
      aria-label={open ? undefined : count === 1 ? m['calls.moreOne']() : m['calls.moreOf']({ count })}
      onClick={onToggle}
      className={cx(
        'flex min-h-11 w-22 shrink-0 items-center justify-center gap-1 rounded-lg font-semibold text-sm tabular-nums max-lg:hidden',
        open || !tone ? 'bg-surface text-ink inset-ring inset-ring-hairline' : callFill[tone],
      )}
    >
      {open ? m['calls.fewer']() : `+${count}`}
      <ChevronDownIcon size={18} className={cx('shrink-0 transition-transform', open && 'rotate-180')} />
    </button>
  );
}
