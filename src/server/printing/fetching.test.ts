import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EpsonPrinter } from '../../../tests/support/printers/epson-printer.ts';
import { PrintingHouse } from '../../../tests/support/printers/printing-house.ts';
import { StarPrinter } from '../../../tests/support/printers/star-printer.ts';
import { until } from '../../../tests/support/server/until.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());
beforeEach(() => printing.instance.owner.query('delete from print_jobs'));

const kinds = ['star', 'epson'] as const;

async function machine(kind: (typeof kinds)[number]) {
  const { id, path } = await printing.printer({ kind });
  const url = printing.instance.url + path;
  return { id, path, machine: kind === 'star' ? new StarPrinter(url) : new EpsonPrinter(url) };
}
/** An order whose papers are there; what other printers were given of it is out of the way. */
async function ordered(printerId: string, note = 'bem passado') {
  const order = await printing.order([{ at: 0, quantity: 2, notes: note }]);
  await until(async () => (await printing.jobs(order.id)).some((job) => job.printer_id === printerId), 'A paper');
  await printing.instance.owner.query('delete from print_jobs where printer_id <> $1', [printerId]);
  return order;
}
const job = async (orderId: string) => (await printing.jobs(orderId))[0];

test.each(kinds)('%s fetches what was ordered, prints it once, and says so', async (kind) => {
  const { id, machine: printer } = await machine(kind);
  expect(await printer.fetch()).toBeNull();
  const order = await ordered(id);
  const page = await printer.print();
  expect(page).toContain('BEM PASSADO');
  expect(page).toContain(`${2}  ${order.lines[0].name.split(' ')[0]}`);
  expect(page).not.toContain('2ª VIA');
  expect(await job(order.id)).toMatchObject({ state: 'printed', attempts: 1 });
  expect(await printer.fetch()).toBeNull();
  expect((await printing.standing(id)).standing).toBe('ready');
});

test.each(kinds)(
  '%s that dies with paper in its hands prints it again, marked; what it says late is believed',
  async (kind) => {
    const { id, machine: printer } = await machine(kind);
    const order = await ordered(id);
    const first = await printer.fetch();
    expect(first!.text).not.toContain('2ª VIA');
    const again = await printer.fetch();
    expect(again!.text.match(/2ª VIA/g)).toHaveLength(2);
    expect(await job(order.id)).toMatchObject({ state: 'sent', attempts: 2 });
    // The word about the first time was long on its way: it is on paper, and need not come out a third time.
    await printer.confirm(first!);
    expect(await job(order.id)).toMatchObject({ state: 'printed' });
    expect(await printer.fetch()).toBeNull();
  },
);

test.each(kinds)('%s without paper keeps its job, and says so on the screen', async (kind) => {
  const { id, machine: printer } = await machine(kind);
  const order = await ordered(id);
  await printer.failOf((await printer.fetch())!, 'paper');
  expect(await job(order.id)).toMatchObject({ state: 'waiting', second_copy: false });
  if (kind === 'star') await printer.say('paper');
  expect((await printing.standing(id)).standing).toBe('paper_out');
  await until(async () => (await printer.fetch()) !== null, 'Another try');
});

test('what a printer could not even read was not printed: no second copy', async () => {
  const { id, machine: printer } = await machine('star');
  const order = await ordered(id);
  await printer.failOf((await printer.fetch())!, 'unreadable');
  expect(await job(order.id)).toMatchObject({ state: 'waiting', second_copy: false });
});

test('a Star that knows of no tokens, and one that deletes by asking for it', async () => {
  const { id, path } = await machine('star');
  const old = new StarPrinter(printing.instance.url + path, { tokens: false, deletesByGet: true });
  const order = await ordered(id);
  expect(await old.print()).toContain('BEM PASSADO');
  expect(await job(order.id)).toMatchObject({ state: 'printed' });
});

test('while a printer prints it is given nothing, and what it has stays its own', async () => {
  const { id, machine: printer } = await machine('star');
  const order = await ordered(id);
  const held = await printer.fetch();
  expect(await (printer as StarPrinter).poll({ printingInProgress: true })).toEqual({ jobReady: false });
  expect(await job(order.id)).toMatchObject({ state: 'sent', second_copy: false });
  await printer.confirm(held!);
  expect(await job(order.id)).toMatchObject({ state: 'printed' });
});

test.each(kinds)('%s says what became of its own jobs, and of no other printer’s', async (kind) => {
  const { id, machine: printer } = await machine(kind);
  const { machine: other } = await machine(kind);
  const order = await ordered(id);
  const held = await printer.fetch();
  await other.confirm(held!);
  await other.failOf(held!, 'paper');
  expect(await job(order.id)).toMatchObject({ state: 'sent', attempts: 1 });
  await printer.confirm(held!);
  expect(await job(order.id)).toMatchObject({ state: 'printed' });
});

test('only the address it has now opens it, of its own kind and house; guesses are bounded', async () => {
  const { id, path } = await machine('star');
  const { url } = printing.instance;
  const post = (to: string) =>
    fetch(url + to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"statusCode":"200"}' });
  expect((await post(path)).status).toBe(200);
  const { body } = await printing.owner.post(`/api/printers/${id}/address`);
  const renewed = new URL(body.secretUrl!).pathname;
  expect(renewed).not.toBe(path);
  expect((await post(path)).status).toBe(404);
  expect((await post(renewed)).status).toBe(200);
  expect((await post(renewed.replace('/star/', '/epson/'))).status).toBe(404);
  expect((await post(renewed.slice(0, -1))).status).toBe(404);
  const statuses = new Set<number>();
  for (let n = 0; n < 70; n += 1) statuses.add((await post(`${path}x`)).status);
  expect(statuses).toEqual(new Set([404, 429]));
  // Whoever has the secret is let in all the same.
  expect((await post(renewed)).status).toBe(200);
  // Nothing of it lies in the database.
  const { rows } = await printing.instance.owner.query('select p::text as row from printers p where id = $1', [id]);
  expect(rows[0].row).not.toContain(renewed.split('/').at(-1));
});
