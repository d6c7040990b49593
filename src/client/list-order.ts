import type { Sort } from '#ui/staff/column.ts';

/** By which column a list is ordered, as its address has it: `-date` is by date, descending. */
export type ListOrder<Column extends string> = Column | `-${Column}`;

const isDescending = (order: string) => order.startsWith('-');
const columnOf = <Column extends string>(order: ListOrder<Column>) => order.replace('-', '') as Column;

/** As a call takes it. */
export const sortingOf = <Column extends string>(order: ListOrder<Column>) => ({
  sort: columnOf(order),
  direction: isDescending(order) ? ('desc' as const) : ('asc' as const),
});

/** As a table's header shows it. */
export const sortOf = (order: string): Sort => ({
  key: columnOf(order),
  direction: isDescending(order) ? 'descending' : 'ascending',
});

/** The same column turns round; another begins descending, with its largest or latest, but for those that are read from A on. */
export function nextOrder<Column extends string>(
  order: ListOrder<Column>,
  column: string,
  fromA: readonly Column[] = [],
): ListOrder<Column> {
  const sought = column as Column;
  const ascends = sought === columnOf(order) ? isDescending(order) : fromA.includes(sought);
  return ascends ? sought : `-${sought}`;
}
