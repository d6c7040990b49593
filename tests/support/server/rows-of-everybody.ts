import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { holdPerson } from './held-person.ts';
import type { SecondRestaurant } from './second-restaurant.ts';

/** In the tables that are no restaurant's: a row of each, as this restaurant's people, payments and screens would leave them. */
export async function addRowsOfEverybody(client: pg.Client, house: SecondRestaurant): Promise<{ ref: string }> {
  const insert = async (table: string, values: Record<string, unknown>) => {
    const columns = Object.keys(values);
    const places = columns.map((_, n) => `$${n + 1}`).join(', ');
    await client.query(`insert into ${table} (${columns.join(', ')}) values (${places})`, Object.values(values));
  };
  // Of their guesses nothing is held against whoever comes next.
  await client.query('delete from rate_limits');
  await client.query('delete from tries');
  await holdPerson(client, house, `held@${house.slug}.example`);
  await insert('approval_pins', { user_id: house.id, hash: 'x' });
  await insert('known_addresses', { user_id: house.id, address: '203.0.113.9' });
  await insert('two_factors', { user_id: house.id, secret: 'x', backup_codes: 'x', verified: false });
  const soon = new Date(Date.now() + 86_400_000);
  const code = String(100_000 + Number.parseInt(house.id.slice(-4), 16));
  await insert('kitchen_pairings', { token_hash: randomBytes(32), code, expires_at: soon });
  await insert('rate_limits', { key: `${house.slug} elsewhere`, count: 1, last_request: 1 });
  await insert('tries', { key: house.slug, count: 1, ends_at: soon });
  await insert('webhook_events', { provider: 'sandbox', event_id: house.id, type: 'payment.paid' });
  await insert('sandbox_events', { id: house.id, body: '{}', next_at: soon });
  const ref = `ref-${house.slug}`;
  const addresses = { return_url: '/restaurant-admin', cancel_url: '/restaurant-admin' };
  const paid = { payment_id: randomUUID(), method: 'pix', amount_cents: 2_990, payer_name: 'x', description: 'x' };
  await insert('sandbox_payments', { ref, ...paid, ...addresses, created_at: new Date(), expires_at: soon });
  return { ref };
}
