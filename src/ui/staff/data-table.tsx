// biome-ignore-all lint/a11y/noRedundantRoles: as blocks and grids on phones these elements lose their own roles
// biome-ignore-all lint/a11y/useKeyWithClickEvents: what a press anywhere on a row opens, a link or a button in it opens for the keyboard
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { Column, Sort } from './column.ts';
import { SortHeader } from './sort-header.tsx';
import { type TableLayout, tableLayouts } from './table-layouts.ts';

type Props<Row> = {
  /** Read out as the name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What a press on a row opens; a link or a button in the row has to open it too. */
  onRow?: (row: Row) => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Shown instead of rows. */
  empty?: ReactNode;
  busy?: boolean;
  /** Of many columns: its rows are cards until the place where it stands has room for all of them. */
  wide?: boolean;
  /** Its cards are low: two columns without names, of what the table's columns have in it. */
  compact?: boolean;
  /** All columns alike: those of tables one below the other stand in line. */
  even?: boolean;
};

/** A table from tablets up; on phones each row is a card. */
export function DataTable<Row>({ columns, rows, rowKey, onRow, empty, ...props }: Props<Row>) {
  const { caption, sort, onSort, busy, wide, compact = false, even } = props;
  if (rows.length === 0 && empty) return empty;
  const layout = tableLayouts[wide ? 'wide' : 'usual'];
  return (
    <div className={cx('relative overflow-x-auto', wide && '@container')}>
      <table
        role="table"
        aria-busy={busy || undefined}
        className={cx('block w-full text-sm', layout.table, even && 'md:table-fixed', busy && 'opacity-60')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={cx('hidden', layout.head)}>
          <tr role="row" className="border-hairline border-b">
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cx('grid gap-3', layout.body)}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              onClick={onRow && ((event) => isForRow(event) && onRow(row))}
              className={cx(
                'grid rounded-md bg-paper px-4 py-3 transition',
                compact && 'grid-cols-[minmax(0,1fr)_auto] gap-x-4',
                onRow && cx('cursor-pointer', layout.pressed),
                layout.row,
              )}
            >
              {columns.map((column) => (
                <DataCell key={column.key} column={column} layout={layout} compact={compact}>
                  {column.cell(row)}
                </DataCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A press on the row itself: nothing in it that has a meaning of its own, and no words that are being marked. */
function isForRow({ target }: MouseEvent): boolean {
  return !(target as Element).closest('a, button') && !window.getSelection()?.toString();
}

interface DataCellProps<Row> {
  column: Column<Row>;
  layout: TableLayout;
  compact: boolean;
  children: ReactNode;
}

function DataCell<Row>({ column, layout, compact, children }: DataCellProps<Row>) {
  return (
    <td
      role="cell"
      className={cx(
        'min-w-0 items-center justify-between gap-4 py-1',
        compact ? (column.compact === undefined ? 'hidden' : `flex ${column.compact}`) : 'flex',
        layout.cell,
        column.align === 'right' && cx('money', layout.right),
        column.heading && cx('order-first font-semibold text-base', layout.heading),
        column.headerHidden && 'justify-end',
      )}
    >
      {!column.heading && !column.headerHidden && (
        <span
          aria-hidden={compact ? undefined : 'true'}
          className={cx(compact ? 'sr-only' : 'shrink-0 text-ink-3', layout.name)}
        >
          {column.header}
        </span>
      )}
      {children}
    </td>
  );
}
