import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addDays, todayIn } from '#lib/days.ts';
import type { SecondRestaurant } from './second-restaurant.ts';

export interface HeldPerson {
  /** Their account. */
  id: string;
  email: string;
  name: string;
  phone: string;
  /** Their reservations: one long past, and two of the same evening to come, one of them not yet answered. */
  past: string;
  pending: string;
  confirmed: string;
  /** The evening to come. */
  date: string;
}

/** A waiter of whom the service holds something of every kind, as a guest and a payer too. `client` must pass by row security. */
export async function holdPerson(client: pg.Client, { id: instance, tables }: SecondRestaurant, email: string) {
  const first = email.split('@')[0] ?? '';
  const mark = randomUUID().slice(0, 8);
  const name = `${first} Teixeira ${mark}`;
  const phone = `+5511${String(parseInt(mark, 16)).padStart(10, '9').slice(0, 9)}`;
  const insert = async (table: string, values: Record<string, unknown>, key = 'id'): Promise<string> => {
    const columns = Object.keys(values);
    const places = columns.map((_, n) => `$${n + 1}`).join(', ');
    const text = `insert into ${table} (${columns.join(', ')}) values (${places}) returning ${key} as id`;
    return (await client.query(text, Object.values(values))).rows[0].id;
  };
  const restaurant_id = instance;
  const more = { image: `https://casa.example/${mark}.png`, two_factor_enabled: true, phone_verified: true };
  const id = await insert('users', { name, email, role: 'waiter', restaurant_id, phone, ...more });
  await client.query(
    `insert into accounts (user_id, account_id, provider_id, password)
     select $1::uuid, $1, 'credential', password from accounts where password is not null limit 1`,
    [id],
  );
  await insert('accounts', { user_id: id, account_id: mark, provider_id: 'casa', id_token: email });
  await insert('two_factors', { user_id: id, secret: mark, backup_codes: mark, verified: true });
  await insert('known_addresses', { user_id: id, address: '203.0.113.9' }, 'user_id');
  await insert('security_events', {
    kind: 'signedIn',
    restaurant_id,
    user_id: id,
    actor_id: id,
    address: '203.0.113.9',
  });
  const session = { user_id: id, token: randomUUID(), ip_address: '203.0.113.9', user_agent: `Navegador de ${name}` };
  await insert('sessions', { ...session, expires_at: new Date(Date.now() + 86_400_000) });
  const link = JSON.stringify({ link: { email, userId: id } });
  for (const value of [id, link, JSON.stringify({ email })]) {
    await insert('verifications', { identifier: randomUUID(), value, expires_at: new Date() });
  }
  await insert('verifications', { identifier: `2fa-otp-${id}!1`, value: 'x', expires_at: new Date() });
  const kept = { purpose: 'undo', email, expires_at: new Date(Date.now() + 86_400_000) };
  await insert('mailed_links', { ...kept, user_id: id, token_hash: Buffer.from(mark) }, 'user_id');
  const said = { text: `Gostei muito, ${mark}`, rating: 5, key: randomUUID() };
  await insert('feedback', { restaurant_id, user_id: id, ...said });

  const date = addDays(todayIn('America/Sao_Paulo', new Date()), 30);
  const reserve = (day: string, table: number, status: string) =>
    insert('reservations', {
      restaurant_id,
      table_id: tables[table]!.id,
      guests: 2,
      date: day,
      time: '20:00',
      status,
      during: `[${day}T23:00Z,${addDays(day, 1)}T01:00Z)`,
      request_key: randomUUID(),
      request_hash: 'x',
      customer_name: name,
      customer_email: email,
      customer_phone: phone,
      customer_note: `Aniversário de ${name}`,
    });
  const past = await reserve(addDays(date, -60), 0, 'cancelada');
  const pending = await reserve(date, 1, 'pendente');
  const confirmed = await reserve(date, 2, 'confirmada');

  const payer = JSON.stringify({ name, email, document: '52998224725', phone });
  await client.query(
    `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, kind, method, status, amount_cents, price_cents,
       customer, provider, key, paid_at, invoice_number)
     select restaurant_id, id, plan_id, 'Plano Mensal', 'renewal', 'pix', 'paid', 2990, 2990, $2, 'sandbox', gen_random_uuid(), now(),
       nextval('invoice_numbers')
     from subscriptions where restaurant_id = $1 limit 1`,
    [restaurant_id, payer],
  );
  const changes = JSON.stringify({ email: { from: email, to: 'casa@nova.example' } });
  const edited = {
    action: 'restaurant.edited',
    entity: 'restaurant',
    entity_id: instance,
    entity_name: 'Casa Vizinha',
  };
  await insert('audit_log', { actor_name: 'Administração', ...edited, changes });
  await client.query(
    `insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds,
       table_name, partition)
     select 'letters', 'standard', 1, 1, false, 60, 60, 60, 'job_common', false
     where not exists (select from jobs.queue where name = 'letters')`,
  );
  const letters = [
    { to: email, template: 'reservationRequested', values: { restaurant: 'Casa Vizinha' } },
    { to: 'other@casa.example', template: 'emailChange', values: { email: 'other@casa.example', newEmail: email } },
  ];
  for (const data of letters) await insert('jobs.job', { name: 'letters', data: JSON.stringify(data) });
  return { id, email, name, phone, past, pending, confirmed, date } satisfies HeldPerson;
}

/** Where any of the words stands, in whichever table and column of the database that can hold words. */
export async function standsIn(client: pg.Client, words: string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'json', 'jsonb', 'inet', 'ARRAY', 'xml') order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rowCount } = await client.query(
      `select from ${table}, unnest($1::text[]) word where strpos(lower(${column}::text), lower(word)) > 0 limit 1`,
      [words],
    );
    if (rowCount) found.push(`${table.replace('public.', '')}.${column}`);
  }
  return found;
}
