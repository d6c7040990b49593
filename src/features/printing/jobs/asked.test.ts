import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { StarPrinter } from '../../../../tests/support/printers/star-printer.ts';
import { until } from '../../../../tests/support/server/until.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());

async function queueOf(printerId: string): Promise<{ waiting: any[]; printed: any[] }> {
  return (await printing.owner.get(`/api/printers/${printerId}/jobs`)).body;
}

test('what somebody had not printed is gone from the queue, stays to be seen with who and when, and is printed after all', async () => {
  const { instance, owner } = printing;
  const { id, path } = await printing.printer();
  const order = await printing.order([{ at: 0 }], 7);
  await until(async () => (await printing.standing(id)).waiting === 1, 'A paper');
  const [paper] = (await queueOf(id)).waiting;
  expect(paper).toMatchObject({ tableNumber: 7, orderNumber: order.number, stations: expect.any(Array) });
  const drop = () => owner.post(`/api/print-jobs/${paper.id}/discard`, {});
  const answers = await Promise.all([drop(), drop()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await printing.standing(id)).toMatchObject({ waiting: 0, failed: 0 });
  const { waiting, printed } = await queueOf(id);
  expect(waiting).toEqual([]);
  expect(printed).toEqual([expect.objectContaining({ id: paper.id, state: 'dropped', droppedBy: 'Helena Prado' })]);
  expect(printed[0].droppedAt).toEqual(expect.any(String));
  const star = new StarPrinter(instance.url + path);
  expect((await printing.jobs(order.id)).map(({ state }) => state)).toEqual(['dropped']);

  const elsewhere = (await printing.printer({ printsTickets: false })).id;
  const sent = await owner.post(`/api/printers/${id}/redirect`, { toId: elsewhere });
  expect(sent.body).toEqual({ jobs: 0 });
  const again = { key: randomUUID(), printerId: id };
  expect((await owner.post(`/api/print-jobs/${paper.id}/again`, again)).status).toBe(200);
  // It never came out: it is no second copy.
  expect((await queueOf(id)).waiting).toMatchObject([{ state: 'waiting', secondCopy: false, tableNumber: 7 }]);
  await star.poll();
  expect(await star.print()).not.toContain('2ª VIA');
});
