import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import { spanText } from '../../../tables/web/span-text.ts';

// One mark is all that a small table has room for.
const onSmall = '[@container((max-width:4.24rem)_or_(max-height:4.24rem))]:hidden';

/** By how many minutes the kitchen is behind there: over the table's edge, at its foot where what it wants stands above. Fainter than a pin, for nobody has to walk there. */
export function LateMark({ minutes, foot }: { minutes: number; foot: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute left-1/2 flex min-h-5 -translate-x-1/2 items-center gap-1 whitespace-nowrap rounded-full bg-danger-tint px-1.5 font-semibold text-[13px] text-danger leading-5 ring-2 ring-danger/70 tabular-nums @max-[4.25rem]:gap-0.5 @max-[4.25rem]:px-1 @max-[4.25rem]:text-xs @min-[8rem]:px-2.5',
        foot ? cx('top-[calc(100%-8px)]', onSmall) : 'bottom-[calc(100%-8px)]',
      )}
    >
      <ClockIcon size={13} className="@max-[4.25rem]:size-3 @min-[8rem]:hidden" />
      <span className="@min-[8rem]:hidden">{spanText(minutes)}</span>
      <span className="@max-[8rem]:hidden">{m['orders.late']({ span: spanText(minutes) })}</span>
    </span>
  );
}
