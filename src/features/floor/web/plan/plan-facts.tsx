import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { TablesSums } from '../../../tables/web/tables-sums.tsx';
import { type Seating, seatingLook, seatingOf, seatings } from '../seating-look.ts';
import type { TableView } from '../table-view.ts';

const words: Record<Seating, { one: () => string; several: () => string }> = {
  taken: { one: m['floor.plan.busyOne'], several: m['floor.plan.busy'] },
  free: { one: m['floor.plan.freeOne'], several: m['floor.plan.free'] },
  reserved: { one: m['floor.plan.reservedOne'], several: m['floor.plan.reserved'] },
};

/** The house in figures, each beside how such a table is drawn: how many are taken, free and reserved, how many people, and what they owe. */
export function PlanFacts({ views }: { views: readonly TableView[] }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-1 text-ink-2 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {seatings
          .map((seating) => ({ seating, count: views.filter((view) => seatingOf(view) === seating).length }))
          .map(({ seating, count }) => (
            <p key={seating} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={cx('size-3.5 shrink-0 rounded-[4px]', seatingLook[seating])} />
              <b className="font-semibold text-base text-ink tabular-nums">{count}</b>
              {words[seating][count === 1 ? 'one' : 'several']()}
            </p>
          ))}
      </div>
      <TablesSums tables={views.map(({ table }) => table)} />
    </div>
  );
}
