import { cx } from '#ui/cx.ts';
import { isOverdue, type TableView } from './table-view.ts';

/** The table's number, and of those that were put to it. The ring is for what wants legs, the fill for what is asked; the word stands beside it. */
export function NumberTile({ view, now }: { view: TableView; now: number }) {
  const { table, state, wants } = view;
  const overdue = isOverdue(view, now);
  const fill = overdue
    ? 'bg-danger-tint text-danger'
    : state === 'bill'
      ? 'bg-blue-tint text-blue'
      : wants === 'call'
        ? 'bg-yellow-tint text-yellow'
        : wants === 'carry'
          ? 'bg-green-tint text-green'
          : 'bg-sunken text-ink';
  const joined = table.bill?.joined ?? [];
  return (
    <span
      className={cx(
        'm-1 grid h-14 min-w-14 shrink-0 max-w-24 place-items-center rounded-md px-1.5 font-semibold text-xl tabular-nums tracking-tight',
        fill,
        wants && 'ring-2 ring-offset-2 ring-offset-surface',
        overdue ? 'ring-danger' : wants === 'call' ? 'ring-yellow-dot' : wants === 'carry' && 'ring-green-dot',
      )}
    >
      <span className="grid justify-items-center">
        {`#${table.number}`}
        {joined.length > 0 && (
          <span className="font-medium text-xs leading-4">{joined.map((number) => `+ #${number}`).join(' ')}</span>
        )}
      </span>
    </span>
  );
}
