import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let r: Reserving;
beforeAll(async () => {
  r = await Reserving.open();
});
afterAll(() => r.instance.close());
beforeEach(() => r.reset());

const customerPhone = '(11) 98888-7777';
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'made' : body.code)).sort();

test('a guest who asks again for the same time is told when they are expected, however the number is written', async () => {
  expect((await r.ask({ customerPhone, time: '19:30' })).status).toBe(200);
  const english = new Visitor(r.instance);
  english.cookies.set('locale', 'en');
  const again = await r.ask({ customerPhone: '+55 11 988887777', time: '20:00' }, english);
  expect([again.status, again.body.code, again.body.message]).toEqual([
    409,
    'reservation_same_guest',
    'There is already a reservation with this phone number that day, at 7:30 PM.',
  ]);
  expect(again.body.data).toEqual({ bookedOn: r.date, bookedAt: '19:30' });
  // At another time of the day they are welcome, and so is whoever has another number.
  expect(codes([await r.ask({ customerPhone, time: '21:30' }), await r.ask({ time: '19:30' })])).toEqual([
    'made',
    'made',
  ]);
  expect(r.instance.letters).toHaveLength(3);
});

test('staff are told of it before they send, refused once, and book all the same when they mean it', async () => {
  const first = await r.create({ customerPhone, time: '19:30' });
  const asked = { phone: customerPhone, date: r.date, time: '20:00' };
  const booked = async (more: object = {}) =>
    (await r.staff.post('/api/reservations/already-booked', { ...asked, ...more })).body.booked;
  expect(await booked()).toEqual({ date: r.date, time: '19:30' });
  expect([await booked({ id: first.id }), await booked({ time: '22:00' }), await booked({ phone: '1' })]).toEqual([
    null,
    null,
    null,
  ]);
  const key = randomUUID();
  const body = { key, ...r.asked({ customerPhone }) };
  expect((await r.staff.post('/api/reservations', body)).body.code).toBe('reservation_same_guest');
  expect((await r.staff.post('/api/reservations', { ...body, anyway: true })).status).toBe(200);
  // What staff know of is no longer held against anything: each of the two can be moved and confirmed.
  const asking = (await r.ask({ customerPhone, time: '22:00' })).body;
  const [pending] = (await r.list()).filter(({ id }) => id === asking.id);
  const moved = (await r.edit(pending!, { time: '20:00', tableId: null })).body;
  expect((await r.setStatus(moved, 'confirmada')).status).toBe(200);
  expect(await r.list()).toHaveLength(3);
});

test("a request that was cancelled is in nobody's way, also when the house takes it back", async () => {
  const { body } = await r.ask({ customerPhone });
  const [first] = await r.list();
  await r.setStatus(first!, 'cancelada');
  expect((await r.ask({ customerPhone })).status).toBe(200);
  const [cancelled] = (await r.list()).filter(({ id }) => id === body.id);
  expect((await r.edit(cancelled!, { status: 'confirmada', tableId: null })).status).toBe(200);
});

test('a number that nobody can call is refused, from guests and from staff; one that was noted before moves with its guests', async () => {
  for (const phone of ['1234', '98888-7777'])
    for (const answer of [
      await r.ask({ customerPhone: phone }),
      await r.staff.post('/api/reservations', { key: randomUUID(), ...r.asked({ customerPhone: phone }) }),
    ])
      expect(answer.body.data.fields).toMatchObject([{ path: 'customerPhone', code: 'fields.phone_whole' }]);
  expect((await r.ask({ customerPhone: '+1 415 555 0100' })).status).toBe(200);
  const made = await r.create();
  await r.instance.owner.query(`update reservations set customer_phone = '1234' where id = $1`, [made.id]);
  const [old] = (await r.list()).filter(({ id }) => id === made.id);
  const moved = (await r.edit(old!, { time: '21:00' })).body;
  expect(moved).toMatchObject({ customerPhone: '1234', time: '21:00' });
  expect((await r.edit(moved, { customerPhone: '123' })).body.data.fields).toMatchObject([{ path: 'customerPhone' }]);
});
