import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { StarPrinter } from '../../../../tests/support/printers/star-printer.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { remedyText } from '../web/remedy.ts';
import { bestOther, toneOf } from '../web/standing.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());

const all = async () => (await printing.owner.get('/api/printers')).body.printers;
const remove = (id: string) => printing.owner.post(`/api/printers/${id}/remove`, {});
const discardAll = (id: string) => printing.owner.post(`/api/printers/${id}/discard`, {});

test('the only printer, which never came, is red before papers wait too, says what can be done, and is given up in two steps', async () => {
  const { id } = await printing.printer({ name: 'Grelha' });
  expect(toneOf(await printing.standing(id))).toBe('red');
  await printing.order([{ at: 0 }], 7);
  await printing.order([{ at: 1 }], 8);
  await until(async () => (await printing.standing(id)).waiting === 2, 'Two papers');
  const stands = await printing.standing(id);
  expect([stands.standing, toneOf(stands), bestOther([stands], stands)]).toEqual(['never', 'red', null]);
  expect(remedyText(stands, await all())).toMatch(/endereço secreto.*Não há outra impressora/);

  const refused = await remove(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'only_printer_has_jobs']);
  expect(refused.body.message).toContain('Não imprimir nada disto');
  expect(refused.body.message).not.toContain('Mande para outra');
  const answers = await Promise.all([discardAll(id), discardAll(id)]);
  expect(answers.map(({ body }) => body.jobs).sort()).toEqual([0, 2]);
  const { waiting, printed } = (await printing.owner.get(`/api/printers/${id}/jobs`)).body;
  expect(waiting).toEqual([]);
  expect(printed.map((job: any) => [job.state, job.droppedBy])).toEqual([
    ['dropped', 'Helena Prado'],
    ['dropped', 'Helena Prado'],
  ]);
  expect((await remove(id)).status).toBe(200);
});

test('where there is another printer the refusal speaks of it, and of none that does not print', async () => {
  const grill = (await printing.printer({ name: 'Grelha' })).id;
  const bar = await printing.printer({ name: 'Bar', printsTickets: false, printsChanges: false });
  await printing.order([{ at: 0 }], 9);
  await until(async () => (await printing.standing(grill)).waiting === 1, 'A paper');
  const stands = await printing.standing(grill);
  expect(remedyText(stands, await all())).toContain('Nenhuma outra');
  expect((await remove(grill)).body.code).toBe('printer_has_jobs');
  await new StarPrinter(printing.instance.url + bar.path).poll();
  expect(remedyText(stands, await all())).not.toContain('outra');
  expect(bestOther(await all(), stands)?.name).toBe('Bar');
  await discardAll(grill);
  for (const id of [grill, bar.id]) expect((await remove(id)).status).toBe(200);
});

test('a bill comes out of the printer that is there, and not of one that never was', async () => {
  const till = { printsTickets: false, printsChanges: false, printsBills: true };
  await printing.printer({ ...till, name: 'A que nunca veio' });
  const there = await printing.printer({ ...till, name: 'Caixa' });
  await new StarPrinter(printing.instance.url + there.path).poll();
  const { billId } = await printing.order([{ at: 0 }], 10);
  const asked = await printing.owner.post(`/api/bills/${billId}/print`, { key: randomUUID() });
  expect(asked.body.printerId).toBe(there.id);
});
