import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { BellIcon, CheckIcon } from '#ui/icons.tsx';
import { EyeIcon } from '#ui/late-icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { callText, comingText } from './call-text.ts';
import type { CallGroup as Group } from './group-calls.ts';

interface CallGroupProps {
  group: Group;
  now: number;
  timezone: string;
  /** The calls that are being taken back. */
  withdrawing: ReadonlySet<string>;
  onWithdraw: (id: string) => void;
}

/** How calls stand in words: who comes, or that nobody has seen them yet. */
export function groupTitle({ stands, calls }: Group): string {
  if (stands === 'done') return m['diner.callDone']();
  return stands === 'seen' ? comingText(calls[0]) : m['diner.callSent']();
}

/** What the table has called for, and who brings it. */
export function CallGroup({ group, now, timezone, withdrawing, onWithdraw }: CallGroupProps) {
  const { stands, calls } = group;
  const { takenBy, takenAt, askedAt, answeredAt } = calls[0];
  // Several that nobody has seen yet were sent at times of their own.
  const each = stands === 'asked' && calls.length > 1;
  const clock = (at: string) => formatTime(at, getLocale(), timezone);
  const [since, detail] = {
    seen: [takenAt ?? askedAt, m['diner.callSeenAt']({ time: clock(takenAt ?? askedAt) })] as const,
    asked: [askedAt, m['diner.callSentAt']({ time: clock(askedAt) })] as const,
    done: [answeredAt ?? askedAt, null] as const,
  }[stands];
  return (
    <section className={cx('rounded-xl px-4 pt-4 pb-2', stands === 'seen' ? 'bg-tint' : 'bg-sunken/60')}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
        {stands === 'seen' && takenBy ? (
          <span className="rounded-full p-0.5 ring-2 ring-brand-soft">
            <Avatar name={takenBy} />
          </span>
        ) : (
          <span className="grid size-12 place-items-center rounded-full bg-surface text-brand-ink">
            {stands === 'done' ? (
              <CheckIcon size={22} />
            ) : stands === 'seen' ? (
              <EyeIcon size={22} />
            ) : (
              <BellIcon size={22} />
            )}
          </span>
        )}
        <div>
          <h3 className="text-lg tracking-tight wrap-anywhere">{groupTitle(group)}</h3>
          {!each && (
            <p className="text-ink-2 text-sm">
              {detail && `${detail}, `}
              {agoText(now - Date.parse(since))}
            </p>
          )}
        </div>
      </div>
      <ul className="mt-2 divide-y divide-hairline">
        {calls.map((call) => (
          <li key={call.id} className="flex min-h-12 items-center gap-2.5">
            {stands === 'done' && <CheckIcon size={18} className="text-green" />}
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{callText(call)}</span>
              {each && <span className="block text-ink-2 text-sm">{agoText(now - Date.parse(call.askedAt))}</span>}
            </span>
            {stands !== 'done' && (
              <button
                type="button"
                aria-label={m['diner.callWithdrawOf']({ name: callText(call) })}
                aria-busy={withdrawing.has(call.id) || undefined}
                onClick={() => !withdrawing.has(call.id) && onWithdraw(call.id)}
                className="-mr-2 flex min-h-12 items-center gap-1.5 rounded-md px-2 font-semibold text-brand-ink text-sm"
              >
                {withdrawing.has(call.id) && <Spinner size={16} />}
                {m['diner.callWithdraw']()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function agoText(elapsedMs: number): string {
  const minutes = Math.floor(elapsedMs / 60_000);
  return minutes < 1 ? m['diner.justNow']() : m['diner.minutesAgo']({ minutes });
}
