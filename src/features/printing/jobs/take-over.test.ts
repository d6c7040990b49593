import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { StarPrinter } from '../../../../tests/support/printers/star-printer.ts';
import { printer } from '../../../../tests/support/server/printing-samples.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { takeOverJobs } from './take-over.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());

const takeOver = () => takeOverJobs(printing.instance.database.scope(printing.instance.restaurantId));
const still = (id: string, minutes: number) =>
  printing.instance.owner.query(`update printers set away_since = now() - make_interval(mins => $2) where id = $1`, [
    id,
    minutes,
  ]);
const waiting = async (id: string) => (await printing.standing(id)).waiting;
const remove = async (...ids: string[]) => {
  await printing.instance.owner.query('update printers set deleted_at = now() where id = any($1)', [ids]);
};
/** A printer of the house, and as what it speaks. */
async function printerThatSpeaks(fields: Record<string, unknown>) {
  const { id, path } = await printing.printer(fields);
  const star = new StarPrinter(printing.instance.url + path);
  await star.poll();
  return { id, star };
}
const onlyBills = { printsTickets: false, printsChanges: false, printsBills: true };

test('what waits for a printer that has stood still for two minutes comes out of the one that its owner named, once', async () => {
  const till = await printerThatSpeaks({ name: 'Caixa', ...onlyBills });
  const grill = await printerThatSpeaks({ name: 'Grelha', fallbackId: till.id });
  await printing.order([{ at: 0 }], 7);
  await until(async () => (await waiting(grill.id)) === 1, 'A paper');
  await still(grill.id, 1);
  expect([await takeOver(), (await printing.standing(grill.id)).takenOverBy]).toEqual([0, null]);
  await till.star.poll();
  await still(grill.id, 3);
  // The house does it by itself.
  await until(async () => (await waiting(till.id)) === 1, 'The paper at the till');
  expect(await printing.standing(grill.id)).toMatchObject({ waiting: 0, takenOverBy: 'Caixa', fallbackId: till.id });
  expect(await takeOver()).toBe(0);
  expect(await till.star.print()).not.toContain('2ª VIA');
  // It is back: what was printed elsewhere does not come out of it as well.
  await grill.star.poll();
  expect(await grill.star.fetch()).toBeNull();
  await remove(grill.id, till.id);
});

test('what may have come out already waits for a person, and so does everything while the other does not print either', async () => {
  const { owner } = printing.instance;
  const till = await printerThatSpeaks({ ...onlyBills });
  const grill = await printerThatSpeaks({ fallbackId: till.id });
  const unsure = await printing.order([{ at: 0 }], 8);
  await until(async () => (await waiting(grill.id)) === 1, 'A paper');
  await owner.query('update print_jobs set second_copy = true, attempts = 1 where order_id = $1', [unsure.id]);
  await printing.order([{ at: 0 }], 9);
  await until(async () => (await waiting(grill.id)) === 2, 'Another paper');
  await still(till.id, 1);
  await still(grill.id, 3);
  expect(await takeOver()).toBe(0);
  await till.star.poll();
  await until(async () => (await waiting(till.id)) === 1, 'The sure one at the till');
  expect(await waiting(grill.id)).toBe(1);
  await remove(grill.id, till.id);
});

test('what the other prints by itself comes out of it once', async () => {
  const all = await printerThatSpeaks({});
  const grill = await printerThatSpeaks({ fallbackId: all.id });
  await printing.order([{ at: 0 }], 10);
  await until(async () => (await waiting(grill.id)) === 1 && (await waiting(all.id)) === 1, 'A paper of each');
  await all.star.poll();
  await still(grill.id, 3);
  expect(await takeOver()).toBe(0);
  expect([await waiting(grill.id), await waiting(all.id)]).toEqual([1, 1]);
  await remove(grill.id, all.id);
});

test('no printer takes over its own papers, nor one of another house', async () => {
  const { id } = await printing.printer();
  const { revision } = await printing.standing(id);
  const edit = (fallbackId: string) =>
    printing.owner.put(`/api/printers/${id}`, { ...printer(), revision, fallbackId });
  expect((await edit('00000000-0000-4000-8000-000000000001')).body.code).toBe('printer_not_found');
  expect((await edit(id)).status).toBe(200);
  expect((await printing.standing(id)).fallbackId).toBeNull();
});
