import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administrator } from '../../../../db/seed/cast.ts';
import { type HeldPerson, holdPerson, standsIn } from '../../../../tests/support/server/held-person.ts';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../../tests/support/server/live-screen.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import {
  addRestaurant,
  fingerprint,
  type SecondRestaurant,
} from '../../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { PersonData } from './contract.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
let other: SecondRestaurant;
let ana: HeldPerson;
let count = 0;
beforeAll(async () => {
  instance = await openTestInstance();
  desk = await platformDesk(instance);
});
afterAll(() => instance.close());
beforeEach(async () => {
  count += 1;
  other = await addRestaurant(instance.owner, { slug: `vizinha-${count}` });
  ana = await holdPerson(instance.owner, other, `ana.${count}@casa.example`);
});

const read = async (email: string): Promise<PersonData> =>
  (await desk.admin.get(`/api/platform/people?email=${email}`)).body;
const erase = (email: string) => desk.admin.post('/api/platform/people/erase', { email });
const nothing = { account: false, identities: 0, sessions: 0, contacts: 0, feedback: 0, reservations: 0 };
const rowOf = async (table: string, id: string) =>
  (await instance.owner.query(`select * from ${table} where id = $1`, [id])).rows[0];
const deactivate = () => instance.owner.query('update restaurants set active = false where id = $1', [other.id]);

test('nothing of the person stands anywhere any more, but where money is', async () => {
  const words = [ana.email, ana.name, ana.phone];
  expect((await standsIn(instance.owner, words)).length, 'control: the search finds').toBeGreaterThan(8);
  const answer = await erase(ana.email.toUpperCase());
  expect(answer).toMatchObject({
    status: 200,
    body: { account: true, identities: 1, sessions: 1, contacts: 0, feedback: 1, reservations: 3 },
  });
  expect(await standsIn(instance.owner, words)).toEqual(['payments.customer']);
  const left = await read(ana.email);
  expect({ ...left, payments: left.payments.length }).toMatchObject({
    found: true,
    account: null,
    identities: [],
    sessions: [],
    addresses: [],
    contacts: [],
    feedback: [],
    reservations: [],
    payments: 1,
    records: [],
  });
  expect(await rowOf('users', ana.id)).toMatchObject({
    name: 'Conta excluída',
    email: `${ana.id}@anonimo.invalid`,
    email_verified: false,
    image: null,
    phone: null,
    phone_verified: false,
    two_factor_enabled: false,
    active: false,
    role: 'waiter',
    restaurant_id: other.id,
  });
  for (const table of ['accounts', 'sessions', 'two_factors', 'known_addresses']) {
    const { rowCount } = await instance.owner.query(`select from ${table} where user_id = $1`, [ana.id]);
    expect(rowCount, table).toBe(0);
  }
  const events = await instance.owner.query('select kind, address from security_events where user_id = $1', [ana.id]);
  expect(events.rows, 'that somebody signed in stays').toEqual([{ kind: 'signedIn', address: '' }]);
  expect(await standsIn(instance.owner, [ana.id])).not.toContain('verifications.value');
  const { rows } = await instance.owner.query(
    `select user_id from feedback where restaurant_id = $1 and text ~ 'Gostei'`,
    [other.id],
  );
  expect(rows, 'what was said stays').toEqual([{ user_id: null }]);
});

test('a second time, and two at once, find nothing more to do', async () => {
  const answers = await Promise.all([erase(ana.email), erase(ana.email)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.reservations).toSorted()).toEqual([0, 3]);
  const before = await desk.written();
  expect((await erase(ana.email)).body).toEqual(nothing);
  expect((await erase('nobody@nowhere.example')).body).toEqual(nothing);
  expect((await erase(`${ana.id}@anonimo.invalid`)).body).toEqual(nothing);
  expect(await desk.written()).toBe(before);
});

test('the record says who did it and how much it was, and not whose', async () => {
  await erase(ana.email);
  const [record, ...more] = await desk.records(ana.id);
  expect(more).toEqual([]);
  expect(record).toMatchObject({ actor_name: 'Administração Comanda', action: 'person.erased', entity_name: '' });
  expect(record?.changes).toEqual({
    account: { from: 1, to: 0 },
    identities: { from: 1, to: 0 },
    sessions: { from: 1, to: 0 },
    feedback: { from: 1, to: 0 },
    reservations: { from: 3, to: 0 },
  });
  const { entries } = (await desk.admin.get('/api/platform/audit')).body;
  expect(entries[0]).toMatchObject({ action: 'person.erased', entity: 'person', entityId: ana.id, entityName: '' });
});

test('the evening stays promised to the guest: only who they are goes', async () => {
  const before = await rowOf('reservations', ana.confirmed);
  const asked = await rowOf('reservations', ana.pending);
  await erase(ana.email);
  const gone = {
    customer_name: '',
    customer_email: '',
    customer_phone: '',
    customer_note: '',
    request_key: null,
    request_hash: null,
  };
  const after = { ...gone, purged_at: expect.anything(), revision: 2 };
  expect(await rowOf('reservations', ana.confirmed)).toEqual({ ...before, ...after });
  expect(await rowOf('reservations', ana.pending)).toEqual({ ...asked, ...after });
  const taking = instance.owner.query(
    `insert into reservations (restaurant_id, table_id, during, date, time, guests, customer_name, customer_email, customer_phone)
     select restaurant_id, table_id, during, date, time, 2, 'Bia', 'bia@casa.example', '1' from reservations where id = $1`,
    [ana.confirmed],
  );
  await expect(taking).rejects.toMatchObject({ code: '23P01' });

  const staff = await new Visitor(instance).signIn(other.waiter);
  const stale = await staff.put(`/api/reservations/${ana.pending}`, {
    revision: 1,
    customerName: ana.name,
    customerEmail: ana.email,
    customerPhone: ana.phone,
    guests: 2,
    date: ana.date,
    time: '20:00',
    tableId: asked.table_id,
    status: 'confirmada',
  });
  expect(stale.body.code, 'a form that was open writes nobody back').toBe('stale_revision');
  instance.letters.length = 0;
  const said = await staff.post(`/api/reservations/${ana.pending}/status`, { status: 'confirmada', revision: 2 });
  expect(said.body).toMatchObject({ status: 'confirmada', purged: true, customerName: '' });
  expect(instance.letters).toEqual([]);
});

test('open sessions end at once, and so do the screens; the address is free for a new account', async () => {
  await instance.owner.query('update users set two_factor_enabled = false where id = $1', [ana.id]);
  const phone = await new Visitor(instance).signIn(ana.email);
  const screen = new LiveScreen(
    () => `${instance.url}/api/live`,
    phone.cookieHeader,
    async () => null,
  );
  await until(() => screen.connections === 1, 'The stream');
  await erase(ana.email);
  expect((await phone.get('/api/session')).body.code).toBe('not_signed_in');
  // Nothing but the beat of fifteen seconds would end it otherwise, and that is later than `until` waits.
  await until(() => screen.refused === 401, 'The end of the stream', 300);
  screen.close();
  const again = await new Visitor(instance).post('/api/auth/sign-in/email', { email: ana.email, password: 'x' });
  expect(again.body.code).toBe('invalid_credentials');
  await holdPerson(instance.owner, await addRestaurant(instance.owner, { slug: `nova-${count}` }), ana.email);
  expect((await read(ana.email)).account?.id).not.toBe(ana.id);
});

test('an administrator is refused, and nothing of them changes', async () => {
  const before = { ...(await read(administrator.email)), readAt: '' };
  const written = await desk.written();
  expect(await erase(administrator.email)).toMatchObject({ status: 409, body: { code: 'person_is_administrator' } });
  expect({ ...(await read(administrator.email)), readAt: '' }).toEqual(before);
  expect(await desk.written()).toBe(written);
});

test('an owner goes once their restaurant is closed, with how it was reached', async () => {
  const phone = `(11) 3${count}00-1234`;
  await instance.owner.query('update restaurants set email = $2, phone = $3 where id = $1', [
    other.id,
    other.owner,
    phone,
  ]);
  await instance.owner.query(
    `insert into audit_log (actor_name, action, entity, entity_id, changes) values ('Administração', 'restaurant.edited', 'restaurant', $1,
       jsonb_build_object('phone', jsonb_build_object('from', '', 'to', $2::text), 'active', '{"from": true, "to": false}'::jsonb))`,
    [other.id, phone],
  );
  expect(await erase(other.owner)).toMatchObject({ status: 409, body: { code: 'person_owns_restaurant' } });
  expect((await read(other.owner)).account?.active).toBe(true);
  await deactivate();
  const money = await instance.owner.query('select * from payments where restaurant_id = $1', [other.id]);
  expect((await erase(other.owner)).body).toMatchObject({ account: true, contacts: 1 });
  expect(await standsIn(instance.owner, [other.owner, phone])).toEqual([]);
  expect(await rowOf('restaurants', other.id)).toMatchObject({
    email: '',
    phone: '',
    name: 'Casa Vizinha',
    revision: 2,
  });
  expect((await instance.owner.query('select * from payments where restaurant_id = $1', [other.id])).rows).toEqual(
    money.rows,
  );
  const record = (await desk.records(other.id)).find(({ changes }) => changes.active);
  expect(record?.changes).toEqual({ phone: { from: null, to: null }, active: { from: true, to: false } });
});

test('another person is untouched, however alike their address is', async () => {
  const bia = await holdPerson(
    instance.owner,
    await addRestaurant(instance.owner, { slug: `bia-${count}` }),
    `mari${ana.email}`,
  );
  const elsewhere = await fingerprint(instance.owner, instance.restaurantId);
  const before = { ...(await read(bia.email)), readAt: '' };
  expect(before).toMatchObject({ found: true, account: { name: bia.name } });
  const places = await standsIn(instance.owner, [bia.email, bia.name, bia.phone, bia.id]);
  await erase(ana.email);
  expect({ ...(await read(bia.email)), readAt: '' }).toEqual(before);
  expect(await standsIn(instance.owner, [bia.email, bia.name, bia.phone, bia.id])).toEqual(places);
  expect({ ...(await fingerprint(instance.owner, instance.restaurantId)), outbox: '' }).toEqual({
    ...elsewhere,
    outbox: '',
  });
});

test('the program can forget in the record, and write nothing into it', async () => {
  const text = `select forget_in_audit_log('a@b.example', null)`;
  await instance.database.system.rows({ name: 'forget', text });
  const pool = await instance.database.systemPool.connect();
  await expect(pool.query(`update audit_log set changes = '{}'`)).rejects.toMatchObject({ code: '42501' });
  await expect(pool.query(`update feedback set user_id = (select id from users limit 1)`)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(pool.query(`update feedback set text = ''`)).rejects.toMatchObject({ code: '42501' });
  pool.release();
});
