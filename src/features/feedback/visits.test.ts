import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, owner, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { feedback } from './contract.ts';
import { ratedDays } from './values.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const at = (number: number) => ({ slug, number });
const path = (number: number) => `/api/restaurants/${slug}/tables/${number}/rating`;
const own = async (phone: Visitor, number: number) => (await phone.ask(feedback.ownRating, at(number))).rating;
const rate = (phone: Visitor, number: number, rating: number, text = '') => phone.put(path(number), { rating, text });
const given = () => boss.ask(feedback.ofGuests, undefined);

/** Phones at a table whose bill is closed. */
async function visited(number: number, count: number): Promise<Visitor[]> {
  const phones = [];
  for (let each = 0; each < count; each += 1) phones.push(await till.seat(number));
  for (const phone of phones) await till.order(phone, number);
  expect((await till.close(caixa, await till.bill(caixa, number))).status).toBe(200);
  return phones;
}

test('a visit is rated once its bill is closed, by each phone once: the last tap holds, and the house reads it', async () => {
  const early = await till.seat(1);
  await till.order(early, 1);
  expect((await rate(early, 1, 5)).body.code).toBe('bill_not_found');
  const [ana, rui] = (await visited(2, 2)) as [Visitor, Visitor];
  expect(await own(ana, 2)).toBeNull();
  for (const stars of [4, 2]) expect((await rate(ana, 2, stars)).body).toEqual({ rating: { rating: stars, text: '' } });
  await rate(ana, 2, 3, '  Moqueca ótima, mas demorou.  ');
  await rate(rui, 2, 5);
  expect(await own(ana, 2)).toEqual({ rating: 3, text: 'Moqueca ótima, mas demorou.' });
  expect(await own(rui, 2)).toEqual({ rating: 5, text: '' });
  const { count, mean, latest } = await given();
  expect([count, mean]).toEqual([2, 4]);
  expect(latest.map(({ rating, text, tableNumber }) => [rating, text, tableNumber])).toEqual([
    [5, '', 2],
    [3, 'Moqueca ótima, mas demorou.', 2],
  ]);
});

test('neither strangers nor the next party rate a visit, no stars are none, and only the owner reads', async () => {
  await visited(3, 1);
  expect((await rate(new Visitor(instance), 3, 5)).body.code).toBe('table_secret_required');
  const next = await till.seat(3);
  expect((await rate(next, 3, 5)).body.code).toBe('bill_not_found');
  const [phone] = (await visited(4, 1)) as [Visitor];
  for (const stars of [0, 6, 2.5]) expect((await rate(phone, 4, stars)).body.code).toBe('invalid_input');
  expect((await rate(phone, 4, 5, 'a'.repeat(1_001))).body.code).toBe('invalid_input');
  expect((await caixa.get('/api/feedback/guests')).body.code).toBe('forbidden');
});

test('what a phone calls itself does not lift the bound of a visit', async () => {
  const [phone] = (await visited(5, 1)) as [Visitor];
  const codes = [];
  for (let each = 0; each < 41; each += 1) codes.push((await rate(phone, 5, 1)).body.code ?? 'kept');
  expect(codes).toEqual([...Array(40).fill('kept'), 'too_many_requests']);
});

test('the mean is of the last ninety days', async () => {
  await visited(6, 1);
  const before = await given();
  await instance.owner.query(
    `insert into visit_ratings (restaurant_id, bill_id, guest, rating, rated_at)
     select restaurant_id, id, $1, 1, now() - make_interval(days => $2) from bills where closed_at is not null limit 1`,
    [randomUUID(), ratedDays + 1],
  );
  const after = await given();
  expect([after.count, after.mean]).toEqual([before.count, before.mean]);
  expect(after.latest).toHaveLength(before.latest.length + 1);
});
