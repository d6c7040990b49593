import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { bills } from '../bills/contract.ts';
import { checks } from '../checks/contract.ts';
import { checkChain, type Entry } from './check-chain.ts';
import type { History } from './contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
});
afterAll(() => instance.close());

/** What was done, and by which phone: null where it was nobody's. */
const told = ({ entries, phones }: History) =>
  entries.map(({ body }) => {
    const { kind, by } = JSON.parse(body) as Entry;
    return [kind, (by !== undefined && phones[by]) || null];
  });

test('a history names the phone that did it: to itself as its own, to others and to the staff by its number', async () => {
  const caixa = await new Visitor(instance).signIn(cashier);
  const garcom = await new Visitor(instance).signIn(waiter);
  const ana = await till.seat(1);
  const [rui] = checking.phonesBeside(instance, ana, 1) as [Visitor];
  await till.order(ana, 1, 2);
  await till.order(rui, 1);
  await till.orderFor(garcom, 1, 1);
  // Told by whoever reads it first, and later by what changes the bill.
  const placed = (await ana.ask(checks.history, { slug, number: 1 })).history!;
  expect(told(placed).map(([, phone]) => phone)).toEqual([{ person: 1, you: true }, { person: 2, you: false }, null]);
  await till.order(ana, 1);
  await checking.fee(rui, 1, false);
  const split = { by: 'amount', cents: 500 };
  const part = (await checking.pay(ana, 1, 500, { split })).body.check!.part!;
  await checking.withdraw(ana, 1, part.id);
  const { history } = await ana.ask(checks.history, { slug, number: 1 });
  const me = { person: 1, you: true };
  const other = { person: 2, you: false };
  expect(told(history!)).toEqual([
    ['placed', me],
    ['placed', other],
    ['placed', null],
    ['placed', me],
    ['fee_declined', other],
    ['part_asked', me],
    ['part_withdrawn', me],
  ]);
  expect((await checkChain(history!)).faults).toEqual([]);
  const { id } = await checking.seen(ana, 1);
  const seenByStaff = await caixa.ask(bills.history, { id });
  expect(told(seenByStaff).map(([, phone]) => phone)).toMatchObject([
    { person: 1, you: false },
    { person: 2, you: false },
    null,
    { person: 1 },
    { person: 2 },
    { person: 1 },
    { person: 1 },
  ]);
  // No phone's own name is told to anybody.
  const { rows } = await instance.owner.query('select guest from orders where bill_id = $1 and guest is not null', [
    id,
  ]);
  for (const { guest } of rows) expect(JSON.stringify([history, seenByStaff])).not.toContain(guest);
});
