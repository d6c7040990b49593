import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import type { FloorCall } from '../contract.ts';
import { callFill, callTone } from './call-tone.ts';
import { sinceText, wantedText } from './call-words.ts';

/** At a table among others: that it calls, for what and for how long, or that somebody goes there; nothing while it does not call. */
export function CallMark({ calls, now }: { calls: readonly FloorCall[]; now: number }) {
  const open = calls.filter(({ takenBy }) => takenBy === null);
  const [first = calls[0]] = open;
  if (!first) return null;
  const tone = callTone(calls, now) ?? 'taken';
  return (
    <p className={cx('flex min-h-7 items-start gap-2 rounded-md px-2 py-1 text-sm', callFill[tone])}>
      <BellIcon size={18} />
      <span className="flex min-w-0 flex-wrap gap-x-1.5 leading-5">
        <b className="min-w-0 font-semibold wrap-anywhere">{wantedText(open.length > 0 ? open : calls)}</b>{' '}
        <span className="whitespace-nowrap tabular-nums">{sinceText(first.askedAt, now)}</span>
      </span>
    </p>
  );
}
