import type { SystemDoor } from '#database/system-door.ts';
import { type Statement, statement } from '#database/tenant-query.ts';
import { uuid } from '#lib/call.ts';
import type { Locale } from '#lib/locale.ts';
import type { InputOf } from '../../serves.ts';
import type { platform } from '../contract.ts';
import { comesAfter, cut, has, malformedCursor, placed, positionOf, words } from '../lists.ts';
import type { ManagedRestaurant } from './contract.ts';
import { managedColumns, standing, withSubscription } from './store.ts';
import { type RestaurantSort, restaurantSorts } from './values.ts';

const pageSize = 24;

type Asked = InputOf<typeof platform.restaurants>;
type Direction = Asked['direction'];

const named = (as: string) => `${as}.search_name collate "C"`;

/** SQL, by order: what is sorted by, a row's place in the list as a column, and the condition that it comes after the one in $1 and $2. */
const orders: Record<RestaurantSort, { column: string; position: string; after: (direction: Direction) => string }> = {
  joined: {
    column: 'r.created_at',
    position: placed('r.created_at', 'r.id'),
    after: (direction) => comesAfter('r.created_at', 'r.id', direction),
  },
  // The row itself is the place: what it is called is looked up. Where it is gone, the list begins anew.
  name: {
    column: named('r'),
    position: 'r.id::text as position',
    after: (direction) =>
      `(${named('r')}, r.id) ${direction === 'asc' ? '>' : '<'}
        (coalesce((select ${named('n')} from restaurants n where n.id = $2::uuid), $1::text collate "C"), $2::uuid)`,
  },
};
/** Before and behind every name there can be. */
const beginnings = {
  asc: { name: '', id: '00000000-0000-0000-0000-000000000000' },
  desc: { name: '\u{10ffff}', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
};

const lists = Object.fromEntries(
  restaurantSorts.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => [`${sort} ${direction}`, listStatement(sort, direction)] as const),
  ),
) as Record<`${RestaurantSort} ${Direction}`, Statement>;

function listStatement(sort: RestaurantSort, direction: Direction): Statement {
  const { column, position, after } = orders[sort];
  return statement(
    `platform.restaurants.${sort}.${direction}`,
    `select ${managedColumns}, ${position} from ${withSubscription('$4')}
     where not r.for_visitors and ${after(direction)} and ${has('r.name', 'r.slug', 'r.address', 'r.phone', 'r.email')}
       and ($5::text is null or ${standing} = $5) and ($6::text is null or s.plan_key = $6)
     order by ${column} ${direction}, r.id ${direction} limit ${pageSize + 1}`,
  );
}

function placeOf({ sort, direction, cursor }: Asked): [string, string] {
  if (sort === 'joined') {
    const { at, id } = positionOf(cursor, direction);
    return [at, id];
  }
  if (cursor !== undefined && !uuid.safeParse(cursor).success) throw malformedCursor();
  const { name, id } = beginnings[direction];
  return [name, cursor ?? id];
}

/** A page of the restaurants, by the day on which they joined or by name. */
export async function listRestaurants(system: SystemDoor, asked: Asked, locale: Locale) {
  const { sort, direction, search, standing, plan } = asked;
  const values = [...placeOf(asked), words(search), locale, standing ?? null, plan || null];
  const rows = await system.rows<ManagedRestaurant & { position: string }>(lists[`${sort} ${direction}`], values);
  const { page, nextCursor } = cut(rows, pageSize);
  return { restaurants: page, nextCursor };
}
