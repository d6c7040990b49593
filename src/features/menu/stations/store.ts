import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Station } from './contract.ts';
import { homeOf } from './home.ts';

/** SQL: whether the station `s` makes what names none. */
export const isDefaultStation = `s.id = (select d.id from stations d where d.restaurant_id = s.restaurant_id and d.deleted_at is null
    order by d.is_default desc, d.id limit 1)`;
/** SQL: the stations whose work the station `s` took over. */
export const formerStations = `array(select f.id from stations f where f.restaurant_id = s.restaurant_id and f.successor_id = s.id)`;

const list = statement(
  'menu.stations',
  `select s.id, s.name, s.target_minutes as "targetMinutes", s.repeats_sound as "repeatsSound", ${isDefaultStation} as "isDefault",
     ${formerStations} as "formerIds"
   from stations s where s.restaurant_id = $1 and s.deleted_at is null order by s.position, s.name`,
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

const options = statement(
  'menu.optionStations',
  `select o.id, o.station_id as "stationId" from options o
   join stations s on s.restaurant_id = o.restaurant_id and s.id = o.station_id and s.deleted_at is null
   where o.restaurant_id = $1`,
);

/** Where each product is made: at its own station, else at the default one; nowhere in particular when there are none. */
export interface Stations {
  list: readonly Station[];
  of(productId: string): string | null;
  /** The station that a choice names; null where it is made with its dish. */
  ofOption(optionId: string): string | null;
  home(stationId: string | null): string | null;
}

interface Named {
  id: string;
  stationId: string;
}

/** Kept in memory until something of the menu changes. */
export function keptStations(scope: Scope): Promise<Stations> {
  return scope.kept('stations', ['menu', 'restaurant'], async () => {
    const [list, rows, named] = await Promise.all([
      listStations(scope),
      scope.rows<Named>(products, [scope.restaurantId]),
      scope.rows<Named>(options, [scope.restaurantId]),
    ]);
    const own = new Map([...rows, ...named].map(({ id, stationId }) => [id, stationId]));
    const home = (stationId: string | null) => homeOf(stationId, list)?.id ?? null;
    return {
      list,
      of: (productId) => home(own.get(productId) ?? null),
      ofOption: (optionId) => own.get(optionId) ?? null,
      home,
    };
  });
}
