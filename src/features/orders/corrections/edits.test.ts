import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let garcom: Visitor;
let boss: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  garcom = await new Visitor(instance).signIn(waiter);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const kept = (line: number, quantity: number) => ({ line, quantity, notes: '' });
const read = async (id: string) => (await boss.get(`/api/orders/${id}`)).body.order;

/** What left the order's sum. */
async function edit(id: string, lines: object[], changes: object = {}): Promise<number> {
  const { revision, tableId, status, totalCents } = await read(id);
  const answer = await garcom.put(`/api/orders/${id}`, { revision, tableId, status, lines, ...changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return totalCents - answer.body.totalCents;
}
const listed = async () => (await boss.get('/api/corrections')).body;

test('an edit that lessens an order stands in the list with who made it, what it was about and what it was worth', async () => {
  const id = await till.orderFor(garcom, 1, 3, 1, 2);
  const one = await edit(id, [kept(1, 1), kept(2, 1), kept(3, 2)]);
  const several = await edit(id, [kept(3, 1)]);
  // What is not less: a note, more of it, another dish instead.
  await edit(id, [{ ...kept(3, 1), notes: 'sem sal' }]);
  await edit(id, [kept(3, 2)]);
  await edit(id, till.lines(2));

  const { entries, sums, people, days } = await listed();
  const [line] = (await read(id)).lines;
  const edited = { kind: 'edit', orderId: id, reason: null, approvedBy: null, madeBy: expect.any(String) };
  expect(entries).toMatchObject([
    { ...edited, lines: [{ name: line!.name, quantity: 3 }], worthCents: several },
    { ...edited, lines: [{ name: line!.name, quantity: 2 }], worthCents: one },
  ]);
  const all = { edits: 2, editCents: one + several, cancels: 0 };
  expect(sums).toMatchObject(all);
  expect(people).toMatchObject([{ ...all, name: entries[0]!.madeBy }]);
  expect(days).toMatchObject([all]);
});

test('what an edit lessens and cancels at once is told once, with all that left; a cancelled order is on no bill', async () => {
  const before = (await listed()).sums;
  const id = await till.orderFor(garcom, 2, 3);
  const { totalCents } = await read(id);
  await edit(id, [kept(1, 1)], { status: 'cancelado' });
  const { entries, sums } = await listed();
  const { name } = (await read(id)).lines[0]!;
  expect(entries[0]).toMatchObject({
    kind: 'cancel',
    orderId: id,
    worthCents: totalCents,
    lines: [{ name, quantity: 3 }],
  });
  const cancelled = { cancels: before.cancels + 1, cancelCents: before.cancelCents + totalCents };
  expect(sums).toEqual({ ...before, ...cancelled });

  const gone = await till.orderFor(garcom, 2, 3);
  await garcom.post(`/api/orders/${gone}/status`, { status: 'cancelado' });
  const { sums: then } = await listed();
  await edit(gone, [kept(1, 1)]);
  expect((await listed()).sums.edits).toBe(then.edits);
});
