import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { pairedDevice } from '../../../tests/support/server/paired-device.ts';
import { plainProducts } from '../../../tests/support/server/plain-products.ts';
import { addRestaurant, fingerprint, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { mostDevices } from './values.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let boss: Visitor;
let neighbour: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  boss = await new Visitor(instance).signIn(owner);
  neighbour = await new Visitor(instance).signIn(other.owner);
});
beforeEach(() => instance.owner.query('delete from tries'));
afterAll(() => instance.close());

const screen = () => new Visitor(instance);
const standing = async (visitor: Visitor) => (await visitor.get('/api/kitchen-device')).body;
const codeOf = async (visitor: Visitor): Promise<string> => (await visitor.post('/api/kitchen-device/code')).body.code;
const typed = (code: string, name = 'Tablet') => ({ key: randomUUID(), code, name, stationIds: [] as string[] });
const pair = (by: Visitor, input: object) => by.post('/api/kitchen-devices', input);
const listed = async (by: Visitor): Promise<any[]> => (await by.get('/api/kitchen-devices')).body.devices;
const named = async (by: Visitor, name: string) => (await listed(by)).filter((each) => each.name === name);

test('a screen shows a code, the owner types it, and the screen is a device of their kitchen', async () => {
  const tablet = screen();
  expect(await standing(tablet)).toEqual({ state: 'none' });
  const shown = (await tablet.post('/api/kitchen-device/code')).body;
  expect(shown).toMatchObject({ state: 'waiting', code: expect.stringMatching(/^\d{6}$/) });
  if (shown.state !== 'waiting') throw new Error(shown.state);
  expect(Date.parse(shown.expiresAt) - Date.parse(shown.now)).toBe(10 * 60_000);
  // As it is read aloud.
  const spoken = `${shown.code.slice(0, 3)} ${shown.code.slice(3)}`;
  const { status, body } = await pair(boss, typed(spoken, 'Tela da grelha'));
  expect([status, body.name]).toEqual([200, 'Tela da grelha']);
  expect(await standing(tablet)).toMatchObject({
    state: 'paired',
    id: body.id,
    name: 'Tela da grelha',
    restaurant: { name: 'Restaurant Demo', open: true },
  });
  expect(await named(boss, 'Tela da grelha')).toHaveLength(1);
  expect(await named(neighbour, 'Tela da grelha')).toHaveLength(0);
});

test('asked again, a screen shows the same code; once it is over, another', async () => {
  const tablet = screen();
  const code = await codeOf(tablet);
  expect(await codeOf(tablet)).toBe(code);
  expect((await standing(tablet)).code).toBe(code);
  await instance.owner.query('update kitchen_pairings set expires_at = now() where code = $1', [code]);
  expect(await standing(tablet)).toEqual({ state: 'none' });
  expect((await pair(boss, typed(code))).body.code).toBe('device_code_wrong');
  const next = (await tablet.post('/api/kitchen-device/code')).body;
  expect(next.state).toBe('waiting');
  expect((await pair(boss, typed(next.code))).status).toBe(200);
});

test('two screens never show the same code, and a code is typed once', async () => {
  const one = screen();
  const two = screen();
  const code = await codeOf(one);
  const another = await codeOf(two);
  expect(code).not.toBe(another);
  const answers = await Promise.all([pair(boss, typed(code)), pair(neighbour, typed(code)), pair(boss, typed(code))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  expect((await standing(one)).state).toBe('paired');
  expect((await standing(two)).state).toBe('waiting');
});

test('the same key is the same device, at once and one after the other', async () => {
  const input = typed(await codeOf(screen()), 'Uma vez só');
  const answers = await Promise.all([pair(boss, input), pair(boss, input), pair(boss, input)]);
  answers.push(await pair(boss, input));
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(4).fill([200, input.key]));
  expect(await named(boss, 'Uma vez só')).toHaveLength(1);
});

test("what the database holds opens nothing, and the cookie is not for other sites' pages", async () => {
  const tablet = screen();
  const answer = await tablet.post('/api/kitchen-device/code');
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-|^comanda\.kitchen_device=/);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Strict/);
  const token = cookie.split(/[=;]/)[1]!;
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { body } = await pair(boss, typed(answer.body.code));
  const { rows } = await instance.owner.query('select t::text as row from kitchen_devices t where id = $1', [body.id]);
  expect(rows[0].row).not.toContain(token);
  expect(
    (await screen().send('POST', '/api/kitchen-device/code', {}, { origin: 'https://evil.example' })).body.code,
  ).toBe('cross_origin');
});

test('a revoked device is refused at its next call, and its token opens nothing again', async () => {
  const { screen: tablet, id } = await pairedDevice(screen(), boss, { name: 'Velho' });
  const see = () => tablet.post(`/api/orders/${randomUUID()}/changes/seen`, { revision: 1 });
  expect((await see()).body.code).toBe('order_not_found');
  for (let n = 0; n < 2; n += 1) expect((await boss.post(`/api/kitchen-devices/${id}/revoke`)).status).toBe(200);
  const refused = await see();
  expect([refused.status, refused.body.code]).toEqual([401, 'device_disconnected']);
  expect(await standing(tablet)).toEqual({ state: 'disconnected' });
  expect(await named(boss, 'Velho')).toHaveLength(0);
  const before = tablet.cookieHeader;
  const again = await pairedDevice(tablet, boss, { name: 'Novo' });
  expect(tablet.cookieHeader).not.toBe(before);
  expect(again.id).not.toBe(id);
  expect((await see()).body.code).toBe('order_not_found');
});

test('a device is renamed; one of another restaurant is not to be found, and nothing of it changes', async () => {
  const { body } = await boss.get('/api/kitchen-devices');
  const stationIds = [body.stations[0]!.id];
  const { id } = await pairedDevice(screen(), boss, { name: 'Antes' });
  const change = { name: 'Depois', stationIds };
  expect((await boss.put(`/api/kitchen-devices/${id}`, change)).body).toMatchObject(change);
  // A station that the house does not have is refused, here and at the pairing.
  const elsewhere = [...stationIds, randomUUID()];
  expect((await boss.put(`/api/kitchen-devices/${id}`, { ...change, stationIds: elsewhere })).body.code).toBe(
    'station_not_found',
  );
  const tried = await boss.post('/api/kitchen-devices', { ...typed('000000'), stationIds: elsewhere });
  expect(tried.body.code).toBe('station_not_found');
  const print = await fingerprint(instance.owner, instance.restaurantId);
  expect((await neighbour.put(`/api/kitchen-devices/${id}`, { ...change, stationIds: [] })).body.code).toBe(
    'device_not_found',
  );
  expect((await neighbour.post(`/api/kitchen-devices/${id}/revoke`)).body.code).toBe('device_not_found');
  expect(await fingerprint(instance.owner, instance.restaurantId)).toEqual(print);
  expect((await boss.put(`/api/kitchen-devices/${other.ids.kitchen_devices}`, change)).body.code).toBe(
    'device_not_found',
  );
});

test('a screen at the pass opens there, and one of before opens in the kitchen', async () => {
  const tablet = screen();
  const input = { ...typed(await codeOf(tablet)), showsPass: true };
  expect((await pair(boss, input)).body).toMatchObject({ stationIds: [], showsPass: true });
  expect(await standing(tablet)).toMatchObject({ state: 'paired', showsPass: true });
  const change = { name: 'Passe', stationIds: [], showsPass: false };
  expect((await boss.put(`/api/kitchen-devices/${input.key}`, change)).body).toMatchObject(change);
  expect(await standing(tablet)).toMatchObject({ showsPass: false });
});

test('a restaurant has so many devices and no more, however many are paired at once', async () => {
  const { rows } = await instance.owner.query(
    'select count(*)::int as count from kitchen_devices where restaurant_id = $1 and revoked_at is null',
    [other.id],
  );
  await instance.owner.query(
    `insert into kitchen_devices (restaurant_id, id, name, token_hash)
     select $1, gen_random_uuid(), 'Tablet', sha256(n::text::bytea) from generate_series(1, $2::int) n`,
    [other.id, mostDevices - 1 - rows[0].count],
  );
  const codes = [await codeOf(screen()), await codeOf(screen())];
  const answers = await Promise.all(codes.map((code) => pair(neighbour, typed(code))));
  expect(answers.map(({ body }) => body.code ?? 'paired').toSorted()).toEqual(['device_limit', 'paired']);
});

test('when it was last heard of is written once a minute at most', async () => {
  const { screen: tablet, id } = await pairedDevice(screen(), boss);
  const seen = async () => (await listed(boss)).find((each) => each.id === id).lastSeenAt;
  const call = () => tablet.post(`/api/orders/${randomUUID()}/changes/seen`, { revision: 1 });
  expect(await seen()).toBeNull();
  await call();
  const first = await seen();
  expect(first).not.toBeNull();
  await call();
  expect(await seen()).toBe(first);
  await instance.owner.query(`update kitchen_devices set last_seen_at = now() - interval '61 seconds' where id = $1`, [
    id,
  ]);
  await call();
  expect(Date.parse(await seen())).toBeGreaterThanOrEqual(Date.parse(first));
});

test('what is done on a device is told as its, and as a person’s where someone is signed in on it', async () => {
  const { screen: tablet, id } = await pairedDevice(screen(), boss, { name: 'Tablet da cozinha' });
  const [product] = await plainProducts(instance);
  const { tables } = (await boss.get('/api/tables')).body;
  const lines = [{ productId: product!.id, quantity: 1, optionIds: [], notes: '' }];
  const { body: placed } = await boss.post('/api/orders', { key: randomUUID(), tableId: tables[0]!.id, lines });
  const move = (by: Visitor, to: string) => by.post(`/api/orders/${placed.id}/lines/status`, { lines: [1], to });
  expect((await move(tablet, 'preparando')).status).toBe(200);
  await tablet.signIn(waiter);
  expect((await move(tablet, 'pronto')).status).toBe(200);
  const { history } = (await boss.get(`/api/orders/${placed.id}`)).body;
  const person = (await tablet.get('/api/session')).body.user.name;
  expect(history.slice(1).map(({ actor, to }: any) => [actor, to])).toEqual([
    ['Tablet da cozinha', 'preparando'],
    [person, 'pronto'],
  ]);
  // Signed out, it is the kitchen's device again.
  await tablet.post('/api/auth/sign-out');
  expect(await standing(tablet)).toMatchObject({ id });
  expect((await move(tablet, 'entregue')).status).toBe(200);
  expect((await tablet.get('/api/orders')).body.code).toBe('forbidden');
});

test('a device of a restaurant that the platform has deactivated is refused', async () => {
  const { screen: tablet } = await pairedDevice(screen(), boss);
  const active = (is: boolean) =>
    instance.owner.query('update restaurants set active = $1 where id = $2', [is, instance.restaurantId]);
  await active(false);
  const { body } = await tablet.post(`/api/orders/${randomUUID()}/changes/seen`, { revision: 1 });
  expect(await standing(tablet)).toMatchObject({ restaurant: { open: false } });
  await active(true);
  expect(body.code).toBe('restaurant_inactive');
});
