import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { attentionFill } from '../attention-look.ts';
import type { RoomWants } from './room-wants.ts';

/** How many tables want somebody, in the colour of the most pressing; said by `wantsText`. */
export function WantsCount({ wants }: { wants: RoomWants }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1 font-semibold text-xs tabular-nums',
        attentionFill[wants.worst],
      )}
    >
      {wants.tables}
    </span>
  );
}

export const wantsText = ({ tables, worst }: RoomWants): string =>
  worst === 'overdue' ? m['floor.plan.wantsLate']({ count: tables }) : m['floor.plan.wants']({ count: tables });
