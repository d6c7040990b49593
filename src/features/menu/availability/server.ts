import { statement } from '#database/tenant-query.ts';
import type { Serves } from '../../serves.ts';
import { keptStations } from '../stations/store.ts';
import type { availability as calls, Item } from './contract.ts';
import { setAvailability } from './set.ts';

const items = statement(
  'menu.availability.items',
  `select id, kind, name, within, available, until, left_over as left from (
   select p.id, 'product' as kind, p.name, c.name as within, p.available, p.sold_out_until as until, s.remaining as left_over,
     c.position as place, c.name as beside, p.position
   from products p join categories c on c.restaurant_id = p.restaurant_id and c.id = p.category_id
   left join stock s on s.restaurant_id = p.restaurant_id and s.item_id = p.id
   where p.restaurant_id = $1 and p.archived_at is null
   union all
   select o.id, 'option', o.name, g.name, o.available, o.sold_out_until, s.remaining, null, lower(g.name), o.position
   from options o join option_groups g on g.restaurant_id = o.restaurant_id and g.id = o.group_id
   left join stock s on s.restaurant_id = o.restaurant_id and s.item_id = o.id
   where o.restaurant_id = $1
   ) items order by kind desc, place, beside, position, name, id`,
);

export const availability = {
  async read({ scope }) {
    const [stations, found] = await Promise.all([
      keptStations(scope),
      scope.rows<Omit<Item, 'stationId'>>(items, [scope.restaurantId]),
    ]);
    return {
      items: found.map((item) => ({ ...item, stationId: item.kind === 'product' ? stations.of(item.id) : null })),
    };
  },
  set(caller, input) {
    return setAvailability(caller.scope, input, caller.now());
  },
} satisfies Serves<typeof calls>;
