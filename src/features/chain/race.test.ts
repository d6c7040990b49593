import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { correct } from '../../../tests/support/server/correcting.ts';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { sealPlaced } from './seal-placed.ts';
import { verifyChains } from './verify.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let staff: Visitor[];
const rounds = 5;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  const caixa = await new Visitor(instance).signIn(cashier);
  const dono = await new Visitor(instance).signIn(owner);
  staff = [caixa, dono];
});
afterAll(() => instance.close());

/** The same evening whenever it is played: what is drawn follows from the round. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test('whatever is ordered, paid, taken back, moved, merged, passed and closed at once: every chain holds', async () => {
  const scope = instance.database.scope(instance.restaurantId);
  for (let round = 0; round < rounds; round += 1) {
    const draw = dice(round + 1);
    const [here, there, free] = [1 + round * 2, 2 + round * 2, 11 + (round % 2)] as const;
    const ana = await till.seat(here);
    const rui = await till.seat(there);
    const first = await till.order(ana, here, 4);
    await till.order(rui, there, 3);
    await till.order(rui, there);
    const [bill, other] = await Promise.all([till.bill(staff[0]!, here), till.bill(staff[0]!, there)]);
    const anyone = () => staff[draw(staff.length)]!;
    const verbs = [
      () => ordered(ana, here),
      () => ordered(rui, there),
      () => anyone().post(`/api/bills/${bill.id}/payments`, part(100 + draw(300))),
      () => anyone().post(`/api/bills/${other.id}/payments`, part(100 + draw(300))),
      () => correct(anyone(), first),
      () => correct(anyone(), first, { kind: 'gift' }),
      () => anyone().post(`/api/bills/${bill.id}/passes`, passing(first, there)),
      () => anyone().post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(free) }),
      () => anyone().post(`/api/bills/${bill.id}/merges`, { fromId: other.id, key: randomUUID() }),
      () => till.close(anyone(), other),
      () => anyone().post(`/api/orders/${first}/status`, { status: 'cancelado', reason: 'Desistiram' }),
      () => checking.fee(ana, here, false),
      () => checking.claim(ana, here, first),
      () => checking.pay(ana, here, 500, { split: { by: 'amount', cents: 500 } }),
      () => anyone().put(`/api/bills/${bill.id}/people`, { people: 1 + draw(6) }),
      () => sealPlaced(scope),
      () => ana.get(`${checking.at(here)}/history`),
    ];
    const played = Array.from({ length: 24 }, () => verbs[draw(verbs.length)]!());
    for (const answer of await Promise.all(played))
      if (typeof answer === 'object' && answer) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  }
  await sealPlaced(scope);
  const { broken, chains } = await verifyChains(scope, new Date(Date.now() + 3_600_000));
  expect(broken).toEqual([]);
  expect(chains).toBeGreaterThan(rounds);
  // Each entry has its place, and none is told twice.
  const { rows } = await instance.owner.query(
    `select subject_id from chain_entries group by subject_id having max(position) <> count(*)`,
  );
  expect(rows).toEqual([]);
});

const ordered = (guest: Visitor, number: number) =>
  guest.post(till.orderPath(number), { key: randomUUID(), lines: till.lines() });
const part = (cents: number) => ({ key: randomUUID(), partCents: cents, method: 'pix', cents });
const passing = (orderId: string, number: number) => ({
  tableId: till.tableId(number),
  key: randomUUID(),
  lines: [{ orderId, line: 1, quantity: 1 }],
});
