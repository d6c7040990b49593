// biome-ignore-all lint/a11y/noRedundantRoles: as blocks and grids on phones these elements lose their own roles
import { cx } from '../cx.ts';
import type { Column, Sort } from './column.ts';
import { SortDownIcon, SortIcon, SortUpIcon } from './icons.tsx';

type Props<Row> = { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void };

export function SortHeader<Row>({ column, sort, onSort }: Props<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Glyph = direction === 'ascending' ? SortUpIcon : direction === 'descending' ? SortDownIcon : SortIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
      className={cx(
        'h-11 px-3 font-medium text-ink-3 text-xs first:pl-0 last:pr-0',
        column.align === 'right' ? 'text-right' : 'text-left',
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 transition hover:text-ink"
          onClick={() => onSort({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
        >
          {column.header}
          <Glyph size={16} className={direction ? 'text-brand-ink' : 'opacity-60'} />
        </button>
      ) : (
        <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}
