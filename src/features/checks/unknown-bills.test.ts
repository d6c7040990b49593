import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, slug, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checkChain } from '../chain/check-chain.ts';
import { checks } from './contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

async function seated(number: number) {
  const guest = await till.seat(number);
  await till.order(guest, number);
  const { history } = await guest.ask(checks.history, { slug, number });
  const { head } = await checkChain(history!);
  return { guest, kept: { id: history!.id, hash: head!.hash } };
}
const unknown = async (phone: Visitor, heads: { id: string; hash: string }[]) =>
  (await phone.ask(checks.unknownBills, { slug, number: 1, heads })).unknown;

test('a phone is told that a bill it saw is gone, and of one that is open, moved or closed that it is there', async () => {
  const { guest, kept } = await seated(1);
  const { kept: moved } = await seated(2);
  const { kept: closed } = await seated(3);
  expect((await caixa.post(`/api/bills/${moved.id}/table`, { tableId: till.tableId(11) })).status).toBe(200);
  expect((await till.close(caixa, await till.bill(caixa, 3))).status).toBe(200);
  expect(await unknown(guest, [kept, moved, closed])).toEqual([]);
  await instance.owner.query('delete from bills where id = $1', [kept.id]);
  await instance.owner.query('delete from chain_entries where subject_id = $1', [kept.id]);
  expect((await guest.ask(checks.history, { slug, number: 1 })).history).toBeNull();
  expect(await unknown(guest, [kept, moved, closed])).toEqual([kept.id]);
  await instance.owner.query('delete from chain_entries where subject_id = $1', [moved.id]);
  await instance.owner.query('select begin_chains($1)', [instance.restaurantId]);
  expect(await unknown(guest, [moved, closed])).toEqual([moved.id]);
});

test('whoever knows the id of a bill alone is told nothing of it', async () => {
  const { kept } = await seated(4);
  const { kept: other } = await seated(5);
  const stranger = new Visitor(instance);
  expect(await unknown(stranger, [{ id: kept.id, hash: other.hash }])).toEqual([kept.id]);
  expect(await unknown(stranger, [])).toEqual([]);
});
