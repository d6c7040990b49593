import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { waitsTooLong } from '../../orders/waits-too-long.ts';
import type { FloorCall } from '../contract.ts';
import { sinceText, wantedText } from './call-words.ts';

/** At a table among others: that it calls, for what and for how long, or that somebody goes there; nothing while it does not call. */
export function CallMark({ calls, now }: { calls: readonly FloorCall[]; now: number }) {
  const open = calls.filter(({ takenBy }) => takenBy === null);
  const [first = calls[0]] = open;
  if (!first) return null;
  const late = open.length > 0 && waitsTooLong('call', first.askedAt, now);
  return (
    <p
      className={cx(
        'flex min-h-7 items-start gap-2 rounded-md px-2 py-1 text-sm',
        late ? 'bg-danger-tint text-danger' : open.length > 0 ? 'bg-yellow-tint text-yellow' : 'bg-sunken text-ink-2',
      )}
    >
      <BellIcon size={18} />
      <span className="min-w-0 font-semibold wrap-anywhere">
        {m['calls.wantSince']({
          what: wantedText(open.length > 0 ? open : calls),
          since: sinceText(first.askedAt, now),
        })}
      </span>
    </p>
  );
}
