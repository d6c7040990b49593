import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import { weekdays } from '../../src/features/restaurants/values.ts';
import type { Database } from '../../src/server/database.ts';
import { restaurant } from './cast.ts';
import { seedMenu } from './seed-menu.ts';
import { seedPix } from './seed-pix.ts';

const slug = `${restaurant.slug}-visitas`;
/** Whoever comes, at whatever hour. */
const always = Object.fromEntries(weekdays.map((day) => [day, { open: '00:00', close: '00:00' }]));
/** There are no sales that would make favourites: what visitors order is swept away. */
const favourites = ['Picanha na brasa', 'Feijoada da casa', 'Pastéis de feira', 'Petit gâteau de chocolate'];

/**
 * The house that visitors of the demonstration sit in (decision 0060): the demo house's menu and pictures, without people and with no
 * table but theirs. Made where it is missing; a start that was cut off in between goes on here.
 */
export async function seedVisitorsHouse(database: Database, demoHouse: string): Promise<void> {
  const restaurantId = (await findHouse(database)) ?? (await makeHouse(database, demoHouse));
  const scope = database.scope(restaurantId);
  const [{ products } = { products: 0 }] = await scope.rows<{ products: number }>(countProducts, [restaurantId]);
  if (products > 0) return;
  await scope.transaction(async (tx) => {
    await seedMenu(tx, demoHouse);
    await pinFavourites(tx);
    await seedPix(tx);
    await tx.rows(callNobody, [restaurantId]);
    await tx.changed('restaurant');
  });
}

const countProducts = statement(
  'visitors.products',
  'select count(*)::int as products from products where restaurant_id = $1',
);
// Nobody of the house would come.
const callNobody = statement(
  'visitors.callNobody',
  `insert into call_settings (restaurant_id, waiter, bill, requests) values ($1, false, false, '{}')`,
);
const pin = statement(
  'visitors.pin',
  'update products set pinned = true where restaurant_id = $1 and name = any($2::text[])',
);

async function pinFavourites(tx: TransactionScope): Promise<void> {
  await tx.rows(pin, [tx.restaurantId, favourites]);
}

const find = statement('visitors.house', 'select id from restaurants where for_visitors');

async function findHouse({ system }: Database): Promise<string | null> {
  const [house] = await system.rows<{ id: string }>(find);
  return house?.id ?? null;
}

const insert = statement(
  'visitors.insert',
  `insert into restaurants (name, slug, description, address, phone, email, opening_hours, cover_image_url, for_visitors)
   values ($1, $2, $3, $4, $5, $6, $7, $8, true) returning id`,
);
const customize = statement('visitors.customize', 'insert into customization (restaurant_id) values ($1)');
// Nobody pays for it, and it never ends: without one no order is taken.
const subscribe = statement(
  'visitors.subscribe',
  `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at)
   select $1, id, 'active', 0, now(), '9999-12-31' from plans order by created_at, id limit 1`,
);

function makeHouse({ system }: Database, demoHouse: string): Promise<string> {
  const { name, description, address, phone, email } = restaurant;
  const cover = `/media/${demoHouse}/cover`;
  return system.transaction(async (tx) => {
    const values = [name, slug, description, address, phone, email, JSON.stringify(always), cover];
    const [{ id }] = (await tx.rows<{ id: string }>(insert, values)) as [{ id: string }];
    await tx.rows(customize, [id]);
    await tx.rows(subscribe, [id]);
    return id;
  });
}
