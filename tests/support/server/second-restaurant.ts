import { createHash, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type pg from 'pg';
import { newShortCode, newTableSecret } from '#features/tables/secret.ts';
import { demoPassword } from '../../../db/seed/cast.ts';
import { addServing } from './floor-samples.ts';
import { addCheck } from './second-check.ts';
import { addPrinting } from './second-printing.ts';
import { addTill } from './second-till.ts';

export interface SecondRestaurant {
  id: string;
  slug: string;
  /** Their passwords are the demonstration's. */
  owner: string;
  waiter: string;
  tables: { id: string; number: number; secret: string; shortCode: string }[];
  categoryId: string;
  productId: string;
  groupId: string;
  optionId: string;
  billId: string;
  orderId: string;
  /** One row's id in each tenant table, by the table's name. */
  ids: Record<string, string>;
}

/** A restaurant beside the demonstration's (or in a database without one), with a row of its own in every tenant table. `client` must pass by row security. */
export async function addRestaurant(
  client: pg.Client,
  { slug = 'casa-vizinha', subscription = 'active' }: { slug?: string; subscription?: 'active' | 'expired' } = {},
): Promise<SecondRestaurant> {
  const insert = async (table: string, values: Record<string, unknown>, key = 'id'): Promise<string> => {
    const columns = Object.keys(values);
    const { rows } = await client.query(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) returning ${key} as id`,
      Object.values(values),
    );
    return rows[0].id;
  };
  const { rows } = await client.query(
    'select (select password from accounts limit 1) as password, (select id from plans limit 1) as plan',
  );
  const password = rows[0].password ?? (await hashPassword(demoPassword));
  const monthly = {
    key: 'mensal',
    name: 'Plano Mensal',
    name_en: 'Monthly Plan',
    period: 'month',
    price_cents: 2_990,
    published: true,
  };
  const plan = rows[0].plan ?? (await insert('plans', monthly));
  const person = async (role: string, restaurant_id: string, id?: string) => {
    const email = `${role}@${slug}.example`;
    const person = { name: `${role} of ${slug}`, email, role, restaurant_id, ...(id ? { id } : {}) };
    const user = await insert('users', person);
    await insert('accounts', { user_id: user, account_id: user, provider_id: 'credential', password });
    return email;
  };

  await client.query('begin');
  const id = await insert('restaurants', { name: 'Casa Vizinha', slug });
  const restaurant_id = id;
  const owner = await person('restaurant_owner', id, id);
  const waiter = await person('waiter', id);
  await client.query('update restaurants set owner_id = id where id = $1', [id]);
  await insert('restaurant_former_slugs', { restaurant_id, slug: `${slug}-antiga` }, 'restaurant_id');
  await insert('customization', { restaurant_id }, 'restaurant_id');
  const started_at = new Date(Date.now() - 60 * 86_400_000);
  const ends_at = new Date(Date.now() + (subscription === 'active' ? 30 : -30) * 86_400_000);
  const subscribed = { restaurant_id, plan_id: plan, status: subscription, price_cents: 2_990, started_at, ends_at };
  const subscriptionId = await insert('subscriptions', subscribed);
  const paying = { restaurant_id, subscription_id: subscriptionId, plan_id: plan, plan_name: 'Plano Mensal' };
  const fee = { kind: 'first', method: 'pix', amount_cents: 2_990, price_cents: 2_990, provider: 'sandbox' };
  const payments = await insert('payments', { ...paying, ...fee, customer: '{}', key: restaurant_id });
  const code = `${slug.toUpperCase()}-10`;
  const period = { starts_on: '2030-01-01', ends_on: '2030-12-31' };
  const discounts = await insert('discounts', { restaurant_id, code, type: 'percentage', value: 1_000, ...period });
  await insert('setups', { restaurant_id, done: ['look'], dismissed_at: started_at }, 'restaurant_id');
  const categoryId = await insert('categories', { restaurant_id, name: 'Pratos' });
  const stations = await insert('stations', { restaurant_id, name: 'Cozinha' });
  const token_hash = createHash('sha256').update(slug).digest();
  const device = { restaurant_id, id: randomUUID(), name: 'Tablet da vizinha', token_hash, paired_by: id };
  const kitchen_devices = await insert('kitchen_devices', device);
  const product = { restaurant_id, category_id: categoryId, name: 'Feijoada da vizinha', price_cents: 5_000 };
  const productId = await insert('products', product);
  const groupId = await insert('option_groups', { restaurant_id, name: 'Acompanhamento' });
  const optionId = await insert('options', { restaurant_id, group_id: groupId, name: 'Couve', price_delta_cents: 300 });
  await insert('product_option_groups', { restaurant_id, product_id: productId, group_id: groupId }, 'product_id');
  const counted = { restaurant_id, item_id: optionId, option_id: optionId, remaining: 900, counted_key: restaurant_id };
  await insert('stock', counted, 'item_id');
  const tables: SecondRestaurant['tables'] = [];
  for (const number of [1, 2, 3]) {
    const secret = newTableSecret();
    const shortCode = newShortCode();
    const table = await insert('tables', { restaurant_id, number, secret, short_code: shortCode });
    tables.push({ id: table, number, secret, shortCode });
  }
  const table_id = tables[0]!.id;
  await insert('demo_tables', { restaurant_id, table_id, token_hash, ends_at }, 'table_id');
  const billId = await insert('bills', { restaurant_id, table_id, orders_count: 1 });
  const sums = { items_cents: 5_000, service_fee_percentage: 10, service_fee_cents: 500, total_cents: 5_500 };
  const orderId = await insert('orders', { restaurant_id, bill_id: billId, table_id, number: 1, ...sums });
  const line = { restaurant_id, order_id: orderId, line: 1, product_id: productId, name: product.name };
  await insert('order_items', { ...line, quantity: 1, unit_cents: 5_000 }, 'order_id');
  const payment = {
    restaurant_id,
    bill_id: billId,
    order_id: orderId,
    method: 'pix',
    amount_cents: 1,
    received_cents: 1,
  };
  const paymentId = await insert('bill_payments', payment);
  // Another bill's: the row itself is not held to it.
  const tablesOf = { from_table_id: table_id, into_table_id: table_id };
  const merging = { restaurant_id, from_bill_id: billId, into_bill_id: billId, ...tablesOf };
  const counts = { order_ids: [orderId], order_numbers: [1], payment_ids: [paymentId], numbered: 1, payments: 1 };
  await insert('bill_merges', { ...merging, ...counts, key: restaurant_id, at: new Date(), merged_by: id });
  const ended = { key: restaurant_id, at: started_at, ended_at: started_at, joined_by: id };
  const joined = { restaurant_id, bill_id: billId, table_id, former_status: 'ocupado' };
  await insert('table_joins', { ...joined, sitting: id, ...ended });
  const passing = { ...merging, key: restaurant_id, hash: token_hash, at: started_at, passed_by: id };
  const pass_id = await insert('bill_passes', passing);
  const went = { restaurant_id, pass_id, from_order_id: orderId, order_id: orderId, former_number: 1, line: 1 };
  const piece = { name: product.name, unit_cents: 100, quantity: 1, free_quantity: 0 };
  await insert('passed_lines', { ...went, ...piece }, 'pass_id');
  const corrected = { from_method: 'pix', to_method: 'credito', key: restaurant_id };
  const correctionId = await insert('payment_corrections', { restaurant_id, payment_id: paymentId, ...corrected });
  const event = { restaurant_id, order_id: orderId, actor_id: id, kind: 'status', to_status: 'pendente' };
  const eventId = await insert('order_events', event);
  const snapshot = {
    productId,
    stationId: null,
    name: product.name,
    quantity: 2,
    unitCents: 5_000,
    choices: [],
    notes: '',
  };
  const change = { restaurant_id, order_id: orderId, revision: 1, line: 1, event_id: eventId };
  await insert('order_line_changes', { ...change, was: JSON.stringify(snapshot) }, 'order_id');
  const corrected_line = { restaurant_id, order_id: orderId, line: 1, event_id: eventId, kind: 'gift', quantity: 1 };
  const lineCorrectionId = await insert('line_corrections', {
    ...corrected_line,
    name: product.name,
    unit_cents: 5_000,
    snapshot: JSON.stringify(snapshot),
    worth_cents: 5_500,
    reason: 'Demorou demais',
    at: new Date(),
    made_by: id,
    key: restaurant_id,
    hash: Buffer.from([1]),
  });
  await insert('correction_reasons', { restaurant_id, reasons: ['Pedido errado'] }, 'restaurant_id');
  await insert('order_words', { restaurant_id, said: 'fejuca', means: 'feijoada', spelling: 'fejuca' });
  const reservationId = await insert('reservations', {
    restaurant_id,
    table_id,
    guests: 2,
    date: '2030-01-10',
    time: '20:00',
    locale: 'pt-BR',
    during: '[2030-01-10T23:00Z,2030-01-11T01:00Z)',
    customer_name: 'Vizinha da vizinha',
    customer_email: 'guest@guest.example',
    customer_phone: '(11) 3000-0000',
  });
  await insert('call_settings', { restaurant_id, waiter: true, bill: true, requests: ['Gelo'] }, 'restaurant_id');
  const checks = await addCheck(insert, { restaurant_id, bill_id: billId, order_id: orderId, user_id: id });
  const called = {
    restaurant_id,
    table_id,
    sitting: randomUUID(),
    kind: 'request',
    request: 'Gelo',
    asked_at: new Date(),
  };
  const callId = await insert('calls', { ...called, key: restaurant_id, taken_by: id, taken_at: new Date() });
  await addServing(insert, restaurant_id, table_id, id);
  const feedbackId = await insert('feedback', { restaurant_id, user_id: id, text: 'Muito bom', rating: 5, key: id });
  const logged = await insert('security_events', { kind: 'pinSet', restaurant_id, user_id: id });
  await insert('outbox', { restaurant_id, topic: 'orders', entity_id: orderId, table_id }, 'restaurant_id');
  const picture = { restaurant_id, id: '0123456789abcdef0123456789abcdef', width: 8, height: 8, bytes: 4 };
  await insert('pictures', picture);
  const stored = { restaurant_id, picture_id: picture.id, width: 160, content: Buffer.from('RIFF') };
  await insert('picture_sizes', stored, 'picture_id');
  const printing = await addPrinting(insert, restaurant_id, orderId, stations);
  const till = await addTill(insert, (text, values) => client.query(text, values), id, { paymentId, billId });
  await client.query('select begin_chains($1)', [id]);
  await client.query('commit');
  const ids = {
    restaurants: id,
    users: id,
    subscriptions: subscriptionId,
    categories: categoryId,
    products: productId,
    payments,
    discounts,
    stations,
    kitchen_devices,
  };
  const more = {
    option_groups: groupId,
    options: optionId,
    tables: table_id,
    bills: billId,
    orders: orderId,
    reservations: reservationId,
  };
  const paid = { bill_payments: paymentId, payment_corrections: correctionId, security_events: logged };
  const all = {
    ...ids,
    ...more,
    ...paid,
    ...printing,
    ...till,
    order_events: eventId,
    line_corrections: lineCorrectionId,
    feedback: feedbackId,
    calls: callId,
    ...checks,
  };
  return { id, slug, owner, waiter, tables, categoryId, productId, groupId, optionId, billId, orderId, ids: all };
}

/** Every tenant table, and the column that names its restaurant, as the catalogue of the database has them. */
export async function tenantTables(client: pg.Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = case c.relname when 'restaurants' then 'id' else 'restaurant_id' end
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  );
  return rows;
}

/** A fingerprint of every row of a restaurant, table by table: equal before and after when nothing was changed. */
export async function fingerprint(client: pg.Client, restaurantId: string): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const { table, column } of await tenantTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${table} t where ${column} = $1`,
      [restaurantId],
    );
    prints[table] = rows[0].print;
  }
  return prints;
}
