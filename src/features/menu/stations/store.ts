import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Station } from './contract.ts';

const list = statement(
  'menu.stations',
  `select id, name, target_minutes as "targetMinutes", repeats_sound as "repeatsSound" from stations
   where restaurant_id = $1 and deleted_at is null order by position, name`,
);

/** In the kitchen's order. A house need not have any. */
export function listStations(scope: Scope): Promise<Station[]> {
  return scope.rows<Station>(list, [scope.restaurantId]);
}

const products = statement(
  'menu.productStations',
  `select p.id, p.station_id as "stationId" from products p
   join stations s on s.restaurant_id = p.restaurant_id and s.id = p.station_id and s.deleted_at is null
   where p.restaurant_id = $1 and p.archived_at is null`,
);

/** Where each product is made: at its own station, else at the first; nowhere in particular when there are none. */
export interface Stations {
  list: readonly Station[];
  of(productId: string): string | null;
  /** What names no station that is left is made at the first. */
  home(stationId: string | null): string | null;
}

/** Kept in memory until something of the menu changes. */
export function keptStations(scope: Scope): Promise<Stations> {
  return scope.kept('stations', ['menu', 'restaurant'], async () => {
    const [list, rows] = await Promise.all([
      listStations(scope),
      scope.rows<{ id: string; stationId: string }>(products, [scope.restaurantId]),
    ]);
    const own = new Map(rows.map(({ id, stationId }) => [id, stationId]));
    const first = list[0]?.id ?? null;
    const home = (stationId: string | null) => (list.some(({ id }) => id === stationId) ? stationId : first);
    return { list, of: (productId) => own.get(productId) ?? first, home };
  });
}
