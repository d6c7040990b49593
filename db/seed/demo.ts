import { hashPassword } from 'better-auth/crypto';
import { statement } from '../../src/database/tenant-query.ts';
import { beginChains } from '../../src/features/chain/seal-placed.ts';
import { tableUrl } from '../../src/features/tables/secret.ts';
import type { Database } from '../../src/server/database.ts';
import { administrator, colleagues, demoPassword, people, plans, restaurant } from './cast.ts';
import { seedHistory } from './history.ts';
import { seedCalls } from './seed-calls.ts';
import { seedFloor } from './seed-floor.ts';
import { seedMenu } from './seed-menu.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedPix } from './seed-pix.ts';
import { seedReservations } from './seed-reservations.ts';
import { seedTables } from './seed-tables.ts';
import { seedTill } from './seed-till.ts';

/**
 * Makes the demo restaurant where it is missing. Its people and subscription come first and all at once, then everything in the
 * restaurant, all at once too: a start that was cut off in between goes on here.
 */
export async function seedDemo(database: Database, media: string, now = new Date()): Promise<string> {
  const restaurantId = (await findDemo(database)) ?? (await seedPeople(database, now));
  const scope = database.scope(restaurantId);
  const [{ tables } = { tables: 0 }] = await scope.rows<{ tables: number }>(countTables, [restaurantId]);
  if (tables === 0) {
    await seedPictures(media, restaurantId);
    await scope.transaction(async (tx) => {
      const products = await seedMenu(tx);
      const seats = await seedTables(tx);
      await seedHistory(tx, products, seats, now);
      await seedReservations(tx, seats, now);
      await seedFloor(tx, seats, now);
      await seedCalls(tx);
      await seedPix(tx);
      await seedTill(tx, now);
      await beginChains(tx);
      // It has long been open.
      await tx.rows(setUp, [restaurantId]);
      await tx.changed('restaurant');
    });
  }
  return restaurantId;
}

const setUp = statement('demo.setUp', 'insert into setups (restaurant_id, dismissed_at) values ($1, now())');
const countTables = statement('demo.tables', 'select count(*)::int as tables from tables where restaurant_id = $1');

async function findDemo({ systemPool }: Database): Promise<string | null> {
  const { rows } = await systemPool.query<{ id: string }>('select id from restaurants where slug = $1', [
    restaurant.slug,
  ]);
  return rows[0]?.id ?? null;
}

async function seedPeople({ systemPool }: Database, now: Date): Promise<string> {
  const password = await hashPassword(demoPassword);
  const client = await systemPool.connect();
  const insert = async (text: string, values: unknown[]) =>
    (await client.query<{ id: string }>(text, values)).rows[0]!.id;
  const person = async (name: string, email: string, role: string, restaurantId: string | null, id?: string) => {
    const userId = await insert(
      `insert into users (id, name, email, email_verified, role, restaurant_id)
       values (coalesce($5, uuidv7()), $1, $2, true, $3, $4) returning id`,
      [name, email, role, restaurantId, id ?? null],
    );
    await insert(
      `insert into accounts (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3) returning id`,
      [userId, userId, password],
    );
    return userId;
  };
  try {
    await client.query('begin');
    for (const { key, name, nameEn, period, priceCents } of plans) {
      await client.query(
        `insert into plans (key, name, name_en, period, price_cents, published) values ($1, $2, $3, $4, $5, true) on conflict (key) do nothing`,
        [key, name, nameEn, period, priceCents],
      );
    }
    const { name, slug, description, address, phone, email, openingHours } = restaurant;
    const id = await insert(
      `insert into restaurants (name, slug, description, address, phone, email, opening_hours)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [name, slug, description, address, phone, email, JSON.stringify(openingHours)],
    );
    await client.query('update restaurants set owner_id = id, cover_image_url = $2 where id = $1', [
      id,
      `/media/${id}/cover`,
    ]);
    await client.query('insert into customization (restaurant_id) values ($1)', [id]);
    // A restaurant's id is its first owner's.
    for (const each of [...people, ...colleagues])
      await person(each.name, each.email, each.role, id, each.key === 'dono' ? id : undefined);
    await person(administrator.name, administrator.email, 'admin', null);
    await seedPayments(client, id, now);
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const aTable = statement(
  'demo.table',
  'select number, secret from tables where restaurant_id = $1 and deleted_at is null order by abs(number - 7) limit 1',
);

/** What a visitor of the demonstration opens, and with which accounts. */
export async function demoAddresses(database: Database, publicUrl: string): Promise<string[]> {
  const restaurantId = await findDemo(database);
  if (!restaurantId) return [];
  const [table] = await database.scope(restaurantId).rows<{ number: number; secret: string }>(aTable, [restaurantId]);
  return [
    ...(table
      ? [`  Diner at table ${table.number}: ${tableUrl(publicUrl, restaurant.slug, table.number, table.secret)}`]
      : []),
    `  Staff: ${publicUrl}/login`,
    `  Demo accounts: ${[administrator, ...people].map(({ email }) => email).join(', ')}`,
    `  Their password: ${demoPassword}`,
  ];
}
