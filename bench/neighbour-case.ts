import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { demoPassword, people, restaurant } from '../db/seed/cast.ts';
import { addRestaurant } from '../tests/support/server/second-restaurant.ts';
import { seatDiners, signIn } from './diners.ts';
import type { LoadProcess } from './load-process.ts';
import type { Neighbour } from './neighbour.ts';
import type { ServerProcess } from './server-process.ts';

const phones = 32;
const screens = 32;

/** A restaurant beside the demonstration's, of which one table and one owner send as much as they can. */
export async function measureNeighbour(server: ServerProcess, load: LoadProcess, seconds: number): Promise<Neighbour> {
  const { origin, port, ownerUrl } = server;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const beside = await addRestaurant(client);
  const [seat] = await seatDiners(ownerUrl, origin, 1, 4001);
  const { rows } = await client.query(
    `select t.id as "tableId", (select id from products where restaurant_id = t.restaurant_id and available and archived_at is null
       and not exists (select from product_option_groups g where g.product_id = products.id) limit 1) as "productId"
     from tables t join restaurants r on r.id = t.restaurant_id where r.slug = $1 and t.number = 4001`,
    [restaurant.slug],
  );
  await client.end();
  const cookie = await signIn(origin, people[0].email, demoPassword);
  const line = { productId: rows[0].productId, quantity: 1, optionIds: [], notes: '' };
  const answer = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), tableId: rows[0].tableId, lines: [line] }),
  });
  const { id } = (await answer.json()) as { id: string };
  const at = `/api/restaurants/${restaurant.slug}/tables/4001/check`;
  const fee = [true, false].map((charge) => ({
    method: 'PUT',
    path: `${at}/fee`,
    cookie: seat?.cookie ?? '',
    body: { charge },
  }));
  const status = ['preparando', 'pendente'].map((to) => ({
    method: 'POST',
    path: `/api/orders/${id}/status`,
    cookie,
    body: { status: to },
  }));
  const quiet = {
    cookie: await signIn(origin, beside.owner, demoPassword),
    tableId: beside.tables[0]?.id ?? '',
    productId: beside.productId,
    optionId: beside.optionId,
  };
  return load.run('neighbour', {
    port,
    origin,
    seconds,
    perSecond: 4,
    quiet,
    loud: [...Array(phones).fill(fee), ...Array(screens).fill(status)],
  });
}
