import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { type Query, together } from '#client/read.tsx';
import { useClock } from '../../orders/web/use-clock.ts';
import type { Colleague } from '../contract.ts';
import { type TableView, tableView } from './table-view.ts';

export interface Floor {
  views: TableView[];
  staff: readonly Colleague[];
  stationName: (id: string | null) => string | null;
}

/** The house as whoever serves in it sees it: tables, who serves them, what calls and what is ready. */
export function useFloor(): { floor: Query<Floor>; now: number } {
  const tables = useQuery(api.tables.list.queryOptions());
  const served = useQuery(api.floor.read.queryOptions());
  const board = useQuery(api.orders.board.queryOptions());
  const calls = useQuery(api.calls.board.queryOptions());
  const now = useClock(tables.data?.now, tables.dataUpdatedAt);
  const all = together(together(tables, served), board);
  if (!all.data) return { floor: { ...all, data: undefined }, now };
  const [[{ tables: list }, house], { orders }] = all.data;
  const byTable = new Map(house.tables.map((each) => [each.tableId, each]));
  const names = new Map(house.stations.map(({ id, name }) => [id, name]));
  // Calls say themselves that they could not be read: the strip stands on the same page.
  const open = calls.data?.calls ?? [];
  const views = list.map((table) => tableView({ table, served: byTable.get(table.id), calls: open, orders }));
  const stationName = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return { floor: { ...all, data: { views, staff: house.staff, stationName } }, now };
}
