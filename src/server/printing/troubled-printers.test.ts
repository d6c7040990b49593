import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeOverJobs } from '#features/printing/jobs/take-over.ts';
import { EpsonPrinter } from '../../../tests/support/printers/epson-printer.ts';
import { PrintingHouse } from '../../../tests/support/printers/printing-house.ts';
import { StarPrinter } from '../../../tests/support/printers/star-printer.ts';
import { until } from '../../../tests/support/server/until.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());
beforeEach(async () => {
  await printing.instance.owner.query('delete from print_jobs');
  await printing.instance.owner.query('update printers set deleted_at = now() where deleted_at is null');
});

async function epson(fields: Record<string, unknown> = {}) {
  const { id, path } = await printing.printer({ kind: 'epson', ...fields });
  return { id, printer: new EpsonPrinter(printing.instance.url + path) };
}
async function star(fields: Record<string, unknown> = {}) {
  const { id, path } = await printing.printer({ kind: 'star', ...fields });
  return { id, printer: new StarPrinter(printing.instance.url + path) };
}
async function ordered(printerId: string, note: string) {
  const order = await printing.order([{ at: 0, notes: note }]);
  const there = async () => (await printing.jobs(order.id)).some((job) => job.printer_id === printerId);
  await until(there, 'A paper');
  return order;
}
const standing = async (id: string) => (await printing.standing(id)).standing;
const troubled = async () =>
  (await printing.owner.get('/api/printers/troubled')).body.printers.map(({ id }: { id: string }) => id);
const jobOf = async (order: { id: string }) => (await printing.jobs(order.id))[0];
const dueNow = () => printing.instance.owner.query('update print_jobs set not_before = null');
const dueLater = () => printing.instance.owner.query(`update print_jobs set not_before = now() + interval '1 hour'`);

test('an Epson without paper stays so while it asks, and prints a first copy of what it refused once it has some', async () => {
  const { id, printer } = await epson();
  const order = await ordered(id, 'mal passado');
  const refused = await printer.fetch();
  await printer.failOf(refused!, 'paper');
  await dueLater();
  for (let polls = 0; polls < 3; polls += 1) {
    const asked = await printer.fetch();
    expect(asked).toEqual({ token: 'status', text: '' });
    expect(await standing(id)).toBe('paper_out');
    await printer.failOf(asked!, 'paper');
  }
  expect(await troubled()).toEqual([id]);
  expect(await jobOf(order)).toMatchObject({ state: 'waiting', second_copy: false, attempts: 1 });

  // The new roll alone ends it: nobody waits for the time of the next try.
  await printer.confirm((await printer.fetch())!);
  expect(await standing(id)).toBe('ready');
  const page = await printer.print();
  expect(page).toContain('MAL PASSADO');
  expect(page).not.toContain('2ª VIA');
  expect(await troubled()).toEqual([]);
  expect(await printer.fetch()).toBeNull();
});

test('what an Epson refused is handed out again by itself, and its coming out ends the trouble', async () => {
  const { id, printer } = await epson();
  const order = await ordered(id, 'sem cebola');
  await printer.failOf((await printer.fetch())!, 'paper');
  await dueNow();
  expect(await printer.print()).toContain('SEM CEBOLA');
  expect(await jobOf(order)).toMatchObject({ state: 'printed', attempts: 2 });
  expect(await standing(id)).toBe('ready');
});

test('a printer in trouble is tried with its first paper alone, and prints all of them in their turn', async () => {
  const { id, printer } = await epson();
  await ordered(id, 'primeiro');
  const second = await ordered(id, 'segundo');
  await printer.failOf((await printer.fetch())!, 'paper');
  await dueLater();
  await printer.failOf((await printer.fetch())!, 'paper');
  expect(await jobOf(second)).toMatchObject({ state: 'waiting', attempts: 0 });
  await printer.confirm((await printer.fetch())!);
  expect(await printer.print()).toContain('PRIMEIRO');
  expect(await printer.print()).toContain('SEGUNDO');
});

test('a Star that stops at its paper says so with its next poll: it is no second copy, and not asked of a person', async () => {
  const { id, printer } = await star();
  const order = await ordered(id, 'ao ponto');
  for (let times = 0; times < 3; times += 1) {
    await dueNow();
    expect(await printer.fetch()).not.toBeNull();
    await printer.say('paper');
  }
  expect(await jobOf(order)).toMatchObject({ state: 'waiting', second_copy: false, attempts: 3 });
  // One that says nothing of how it is has not become well by that.
  await printer.poll({ statusCode: undefined, printingInProgress: true });
  expect(await standing(id)).toBe('paper_out');
  const page = await printer.print();
  expect(page).toContain('AO PONTO');
  expect(page).not.toContain('2ª VIA');
  expect(await standing(id)).toBe('ready');
});

test('what a printer refused comes out of the one that takes over, and the printer is asked for its paper all the same', async () => {
  const till = await star({ printsTickets: false, printsChanges: false, printsBills: true });
  const grill = await epson({ fallbackId: till.id });
  await till.printer.poll();
  await ordered(grill.id, 'refused');
  await grill.printer.failOf((await grill.printer.fetch())!, 'paper');
  const takeOver = () => takeOverJobs(printing.instance.database.scope(printing.instance.restaurantId));
  expect(await takeOver()).toBe(0);
  await printing.instance.owner.query(
    `update printers set trouble_since = now() - interval '3 minutes' where id = $1`,
    [grill.id],
  );
  const waiting = async () => (await printing.standing(till.id)).waiting;
  await until(async () => (await waiting()) === 1, 'The paper at the till');
  expect(await printing.standing(grill.id)).toMatchObject({ standing: 'paper_out', waiting: 0 });
  const page = await till.printer.print();
  expect(page).toContain('REFUSED');
  expect(page).not.toContain('2ª VIA');
  // Nothing waits for it any more: it is asked all the same whether it has paper.
  await grill.printer.confirm((await grill.printer.fetch())!);
  expect(await standing(grill.id)).toBe('ready');
});
