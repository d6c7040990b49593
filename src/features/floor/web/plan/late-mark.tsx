import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ClockIcon } from '#ui/late-icons.tsx';

/** By how many minutes the kitchen is behind there: over the table's edge, at its foot where what it wants stands above. Fainter than a pin, for nobody has to walk there. */
export function LateMark({ minutes, foot }: { minutes: number; foot: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute left-1/2 flex min-h-5 -translate-x-1/2 items-center gap-1 whitespace-nowrap rounded-full bg-danger-tint px-1.5 font-semibold text-[13px] text-danger leading-5 ring-2 ring-danger/70 tabular-nums @min-[8rem]:px-2.5',
        foot ? 'top-[calc(100%-8px)]' : 'bottom-[calc(100%-8px)]',
      )}
    >
      <ClockIcon size={13} className="@min-[8rem]:hidden" />
      <span className="@min-[4rem]:hidden">{m['floor.plan.minutes']({ minutes })}</span>
      <span className="@max-[4rem]:hidden @min-[8rem]:hidden">{m['tables.age.minutes']({ minutes })}</span>
      <span className="@max-[8rem]:hidden">{m['orders.late']({ minutes })}</span>
    </span>
  );
}
