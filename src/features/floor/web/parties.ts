import { withJoined } from '../../tables/with-joined.ts';
import type { TableView } from './table-view.ts';

/** The table whose bill it is of: itself, or the one that it was put to. */
export function headOf(view: TableView, all: readonly TableView[]): TableView {
  const { joinedTo } = view.table;
  return (joinedTo !== null && all.find(({ table }) => table.number === joinedTo)) || view;
}

/** Tables that were put together are one party, listed once. */
export function partiesOf(some: readonly TableView[], all: readonly TableView[]): TableView[] {
  return [...new Set(some.map((view) => headOf(view, all)))];
}

/** '4 + #5': all the tables of a party. */
export function partyNumber({ table: { number, bill } }: Pick<TableView, 'table'>): string {
  return withJoined(number, bill?.joined);
}
