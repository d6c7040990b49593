import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, closeWhatIsOpen, open } from '../../../tests/support/server/cash-till.ts';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let house: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let dono: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  dono = await new Visitor(instance).signIn(owner);
  await closeWhatIsOpen(dono);
});
afterAll(() => instance.close());

test('two who open at once: one till is open, and the other is told so', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([open(caixa), open(dono), open(caixa), open(dono)]);
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'till_open_already')).toHaveLength(3);
    const till = answers.find(({ status }) => status === 200)!.body;
    const closings = await Promise.all([close(caixa, till), close(dono, till)]);
    expect(closings.map(({ body }) => body.code).sort()).toEqual(['till_closed', undefined]);
  }
});

test('tills opened, emptied and closed while guests pay: every payment is in one till or in none, and no till differs from what it holds', async () => {
  const { rows } = await instance.owner.query('select now() as at');
  await house.order(await house.seat(6), 6, 20);
  const bill = await house.bill(caixa, 6);
  let over = false;
  const paid: string[] = [];
  const keepPaying = async (by: Visitor) => {
    for (let n = 0; n < 40; n += 1) {
      const key = randomUUID();
      const part = { key, partCents: 100, method: n % 2 ? 'pix' : 'dinheiro', cents: 100 };
      const answer = await by.post(`/api/bills/${bill.id}/payments`, part);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      paid.push(key);
    }
  };
  let closed = 0;
  const met = new Set<string>();
  const keepCounting = async (by: Visitor) => {
    while (!over || closed < 2) {
      const { till } = (await by.get('/api/till')).body;
      if (!till) met.add((await open(by)).body.code ?? 'opened');
      else {
        const movement = { key: randomUUID(), kind: 'out', cents: 100, reason: 'Para o cofre' };
        const moved = await by.post(`/api/tills/${till.id}/movements`, movement);
        expect(moved.status).toBeLessThan(500);
        const answer = await close(by, moved.status === 200 ? moved.body : till);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        met.add(answer.body.code ?? 'closed');
        if (answer.status === 200) closed += 1;
      }
    }
  };
  const paying = Promise.all([keepPaying(caixa), keepPaying(dono)]).finally(() => {
    over = true;
  });
  await Promise.all([paying, keepCounting(caixa), keepCounting(dono)]);
  expect([...met]).toEqual(expect.arrayContaining(['opened', 'closed']));

  const { till: last } = (await dono.get('/api/till')).body;
  const final = last ?? (await open(dono)).body;
  expect((await close(dono, final)).status).toBe(200);

  const { rows: kept } = await instance.owner.query(
    `select p.key, p.till_id is null as outside, p.outside_till, (select count(*)::int from till_strays s where s.payment_id = p.id) as told
     from bill_payments p where p.bill_id = $1`,
    [bill.id],
  );
  expect(kept.map(({ key }) => key).sort()).toEqual([...paid].sort());
  for (const { outside, outside_till, told } of kept) expect([outside_till, told]).toEqual([outside, outside ? 1 : 0]);
  // What was counted when each was closed is what it holds now.
  const { rows: wrong } = await instance.owner.query(
    `select t.id from tills t cross join lateral till_expected(t.restaurant_id, t.id) e
     join till_counts c on c.till_id = t.id and c.method = e.method
     where t.restaurant_id = $1 and t.opened_at >= $2 and (c.expected_cents <> e.expected or c.payments <> e.payments)`,
    [instance.restaurantId, rows[0].at],
  );
  expect(wrong).toEqual([]);
}, 120_000);
