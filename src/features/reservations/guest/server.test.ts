import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#lib/days.ts';
import { Reserving } from '../../../../tests/support/server/reserving.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let r: Reserving;
let guest: Visitor;
beforeAll(async () => {
  r = await Reserving.open();
  guest = new Visitor(r.instance);
});
afterAll(() => r.instance.close());
beforeEach(() => r.reset());

const of = (key: string, slug = r.door.slug) => `/api/restaurants/${slug}/guest-reservations/${key}`;
const cancel = (key: string) => guest.post(`${of(key)}/cancel`, {});

test('the link of the letters shows a booking to whoever has it, and nothing that is the house’s own', async () => {
  const { guestKey } = (await r.ask({ customerNote: 'Aniversário' })).body;
  expect(r.instance.letters[0]).toMatchObject({ values: { url: `/r/${r.door.slug}/reservations/${guestKey}` } });
  const seen = (await guest.get(of(guestKey))).body;
  expect(seen).toEqual({
    id: expect.any(String),
    customerName: 'Ana Souza',
    state: 'waiting',
    date: r.date,
    time: '20:00',
    night: r.date,
    guests: 2,
  });
  await r.setStatus((await r.list())[0]!, 'confirmada');
  expect((await guest.get(of(guestKey))).body.state).toBe('confirmed');
  expect(r.instance.letters[1]).toMatchObject({ values: { url: `/r/${r.door.slug}/reservations/${guestKey}` } });
});

test('a key of another booking, of another house or of none shows nothing, and who tries keys soon tries no more', async () => {
  const { guestKey, id } = (await r.ask()).body;
  expect((await guest.get(of(id))).body.code).toBe('reservation_not_found');
  expect((await guest.get(of(guestKey, 'restaurant-demo'))).body.code).toBe('reservation_not_found');
  const answers = [];
  for (let n = 0; n < 31; n += 1) answers.push((await cancel(randomUUID())).body.code);
  expect(new Set(answers)).toEqual(new Set(['reservation_not_found', 'too_many_requests']));
  expect((await guest.get(of(guestKey))).status).toBe(200);
});

test('a guest cancels once, the table is free again, and the staff read whose doing it was', async () => {
  const late = await Reserving.open();
  const visitor = new Visitor(late.instance);
  const { guestKey } = (await late.ask()).body;
  const path = `/api/restaurants/${late.door.slug}/guest-reservations/${guestKey}`;
  expect((await visitor.post(`${path}/cancel`, {})).body.state).toBe('cancelled_by_guest');
  expect((await visitor.post(`${path}/cancel`, {})).body.state).toBe('cancelled_by_guest');
  const [listed] = await late.list();
  expect(listed).toMatchObject({ status: 'cancelada', guestCancelledAt: expect.any(String), revision: 2 });
  expect(late.instance.letters.map(({ template }) => template)).toEqual([
    'reservationRequested',
    'reservationCancelled',
  ]);
  // The house may take it up again: then it is nobody's cancellation.
  expect((await late.setStatus(listed!, 'confirmada')).body.guestCancelledAt).toBeNull();
  await late.instance.close();
});

test('what has begun, or is kept no longer, is not cancelled by a link', async () => {
  const later = new Date();
  const late = await Reserving.open(() => later);
  const visitor = new Visitor(late.instance);
  const { guestKey } = (await late.ask()).body;
  const path = `/api/restaurants/${late.door.slug}/guest-reservations/${guestKey}`;
  later.setTime(Date.parse(`${addDays(late.date, 1)}T00:00:00Z`));
  expect((await visitor.get(path)).body.state).toBe('due');
  expect((await visitor.post(`${path}/cancel`, {})).body.code).toBe('reservation_begun');
  await late.instance.owner.query(
    `update reservations set customer_name = '', customer_email = '', customer_phone = '', purged_at = now() where restaurant_id = $1`,
    [late.door.id],
  );
  expect((await visitor.get(path)).body.code).toBe('reservation_not_found');
  await late.instance.close();
});
