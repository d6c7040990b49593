import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import type { FloorCall } from '../contract.ts';
import { callFill, callTone } from './call-tone.ts';
import { agedText, sinceText } from './call-words.ts';
import { groupByTable } from './group-by-table.ts';

/** At a table among others: that it calls, for what and for how long, or that somebody goes there; a line for each walk, nothing while it does not call. */
export function CallMark({ calls, now }: { calls: readonly FloorCall[]; now: number }) {
  const open = calls.filter(({ awaited }) => awaited);
  const groups = groupByTable(open.length > 0 ? open : calls);
  if (groups.length === 0) return null;
  const tone = callTone(calls, now) ?? 'taken';
  return (
    <div className={cx('flex min-h-7 items-start gap-1.5 rounded-md px-1.5 py-1 text-sm', callFill[tone])}>
      <BellIcon size={18} className="shrink-0" />
      <div className="grid min-w-0 gap-1 leading-5">
        {groups.map(({ id, calls: theirs }) => (
          <p key={id} className="flex min-w-0 flex-wrap gap-x-1.5">
            <b className="min-w-0 font-semibold wrap-anywhere">{agedText(theirs, now)}</b>{' '}
            <span className="whitespace-nowrap tabular-nums">{sinceText(theirs[0].askedAt, now)}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
