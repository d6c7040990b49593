import { cx } from '#ui/cx.ts';
import type { TableView } from './table-view.ts';

/** The table's number. The ring is for what wants legs, the fill for what is asked; the word stands beside it. */
export function NumberTile({ view: { table, state, wants } }: { view: TableView }) {
  const fill =
    state === 'bill'
      ? 'bg-blue-tint text-blue'
      : wants === 'call'
        ? 'bg-yellow-tint text-yellow'
        : wants === 'carry'
          ? 'bg-green-tint text-green'
          : 'bg-sunken text-ink';
  return (
    <span
      className={cx(
        'm-1 grid h-14 min-w-14 shrink-0 place-items-center rounded-md px-1.5 font-semibold text-xl tabular-nums tracking-tight',
        fill,
        wants && 'ring-2 ring-offset-2 ring-offset-surface',
        wants === 'call' && 'ring-yellow-dot',
        wants === 'carry' && 'ring-green-dot',
      )}
    >
      {`#${table.number}`}
    </span>
  );
}
