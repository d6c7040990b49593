import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { heardOf } from '../printers/presence.ts';
import { handOutNext } from './hand-out.ts';
import { settle } from './outcome.ts';

let printing: PrintingHouse;
let printer: string;
beforeAll(async () => {
  printing = await PrintingHouse.open();
  printer = (await printing.printer({ name: 'Cozinha' })).id;
  await heardOf(scope(), printer, null);
});
afterAll(() => printing.instance.close());

const scope = () => printing.instance.database.scope(printing.instance.restaurantId);
const answer = (path: string, body = {}) => printing.owner.post(`/api/print-jobs/${path}`, body);
const troubled = async () => (await printing.owner.get('/api/printers/troubled')).body.printers;

/** The next paper comes out, and the printer says this of it. */
async function printNext(outcome: 'unclear' | 'printed' | 'broken_off') {
  await printing.instance.owner.query('update print_jobs set not_before = null');
  const handed = await handOutNext(scope(), printer);
  if (handed) await settle(scope(), [printer], handed, outcome);
  return handed;
}
async function unconfirmed() {
  const order = await printing.order([{ at: 0 }]);
  await until(async () => (await printing.jobs(order.id)).length === 1, 'A paper');
  for (let times = 0; times < 2; times += 1) await printNext('unclear');
  const [job] = await printing.jobs(order.id);
  return job;
}

test('what a printer did not confirm comes out twice at the most, lets the next ones pass, and is asked of a person', async () => {
  const job = await unconfirmed();
  expect(job).toMatchObject({ state: 'failed', attempts: 2 });
  expect(await printNext('unclear')).toBeNull();
  expect(await printing.standing(printer)).toMatchObject({ standing: 'unconfirmed', waiting: 0, failed: 1 });
  expect(await troubled()).toMatchObject([{ id: printer, standing: 'unconfirmed' }]);

  const next = await printing.order([{ at: 1 }], 2);
  await until(async () => (await printing.jobs(next.id)).length === 1, 'The next paper');
  expect(await printNext('printed')).toMatchObject({ attempt: 1 });

  const seen = await Promise.all([answer(`${job.id}/confirm`), answer(`${job.id}/confirm`)]);
  expect(seen.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await printing.standing(printer)).toMatchObject({ standing: 'ready', failed: 0 });
  expect(await troubled()).toEqual([]);
});

test('asked for again, it is settled by its second copy', async () => {
  const job = await unconfirmed();
  expect((await answer(`${job.id}/again`, { key: randomUUID(), printerId: printer })).status).toBe(200);
  expect(await printing.standing(printer)).toMatchObject({ waiting: 1, failed: 0 });
  expect(await printNext('printed')).toMatchObject({ secondCopy: true });
  expect(await printing.standing(printer)).toMatchObject({ standing: 'ready', waiting: 0, failed: 0 });
});

test('a printer that says itself that it broke off is not stopped after two papers: it waits for its roll', async () => {
  const order = await printing.order([{ at: 0 }], 3);
  await until(async () => (await printing.jobs(order.id)).length === 1, 'A paper');
  for (let times = 0; times < 4; times += 1) await printNext('broken_off');
  expect(await printing.jobs(order.id)).toMatchObject([{ state: 'waiting', attempts: 4 }]);
});
