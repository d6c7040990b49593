// biome-ignore-all lint/a11y/noRedundantRoles: as blocks and grids on phones these elements lose their own roles
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { Column, Sort } from './column.ts';
import { SortHeader } from './sort-header.tsx';

type Props<Row> = {
  /** Read out as the name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Shown instead of rows. */
  empty?: ReactNode;
  busy?: boolean;
};

/** A table from tablets up; on phones each row is a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sort, onSort, empty, busy }: Props<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <div className="overflow-x-auto">
      <table
        role="table"
        aria-busy={busy || undefined}
        className={cx('block w-full text-sm md:table', busy && 'opacity-60')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="hidden md:table-header-group">
          <tr role="row" className="border-hairline border-b">
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="grid rounded-md bg-paper px-4 py-3 transition md:table-row md:border-hairline md:border-b md:bg-transparent md:last:border-0 md:hover:bg-paper"
            >
              {columns.map((column) => (
                <DataCell key={column.key} column={column}>
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

function DataCell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td
      role="cell"
      className={cx(
        'flex min-w-0 items-center justify-between gap-4 py-1 md:table-cell md:px-3 md:py-3.5 md:align-middle md:first:pl-0 md:last:pr-0',
        column.align === 'right' && 'money md:text-right',
        column.heading && 'order-first font-semibold text-base md:text-sm',
        column.headerHidden && 'justify-end',
      )}
    >
      {!column.heading && !column.headerHidden && (
        <span aria-hidden="true" className="shrink-0 text-ink-3 md:hidden">
          {column.header}
        </span>
      )}
      {children}
    </td>
  );
}
