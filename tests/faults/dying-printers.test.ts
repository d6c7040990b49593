import { afterAll, beforeAll, expect, test } from 'vitest';
import { AgentProcess } from '../support/printers/agent-process.ts';
import { FakePrinter, type Fate } from '../support/printers/fake-printer.ts';
import { textOf } from '../support/printers/printed-text.ts';
import { PrintingHouse } from '../support/printers/printing-house.ts';
import { until } from '../support/server/until.ts';

let printing: PrintingHouse;
let agent: AgentProcess;
const printers: FakePrinter[] = [];

/** The same fates in every run. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** One printing in eight goes wrong: in the middle, just before its end is told, dry, or late. */
function fateOf(roll: () => number): Fate {
  const luck = roll();
  if (luck < 0.04) return { diesAfter: Math.floor(roll() * 700) };
  if (luck < 0.08) return { diesBeforeAnswer: true };
  if (luck < 0.1) return { linesOfPaper: Math.floor(roll() * 15) };
  return luck < 0.12 ? { lateMs: 200 } : {};
}

beforeAll(async () => {
  printing = await PrintingHouse.open();
  agent = await AgentProcess.pair(printing);
});
afterAll(async () => {
  await agent.close();
  for (const printer of printers) await printer.stop();
  await printing.instance.close();
});

const bare = (text: string) => text.replace(/\s+/g, '').toUpperCase();

test('500 tickets over three dying printers: none is lost, and none comes out twice without saying so', async () => {
  const { instance, products } = printing;
  const stations: string[] = [];
  for (const n of [0, 1, 2]) {
    const { rows } = await instance.owner.query(
      'insert into stations (restaurant_id, name, position) values ($1, $2, $3) returning id',
      [instance.restaurantId, `Praça ${n}`, 100 + n],
    );
    stations.push(rows[0].id);
    await instance.owner.query('update products set station_id = $2 where id = $1', [products[n]!.id, rows[0].id]);
    const roll = dice(n + 1);
    const printer = await new FakePrinter(() => fateOf(roll)).start();
    printers.push(printer);
    const reached = { kind: 'agent', agentId: agent.id, address: printer.address };
    await printing.printer({ ...reached, stationIds: [rows[0].id] });
  }
  instance.database.scope(instance.restaurantId).forgetKept();
  agent.start();
  // Somebody is there who refills what has run dry.
  const refilling = setInterval(() => {
    for (const printer of printers) printer.refill();
  }, 50);

  const names: string[] = [];
  for (let batch = 0; batch < 50; batch += 1) {
    const placing = Array.from({ length: 10 }, async (_, at) => {
      const n = batch * 10 + at;
      const name = `pedido ${String(n).padStart(4, '0')}`;
      names[n] = name;
      await printing.order([{ at: n % 3, quantity: (n % 9) + 1, notes: name }], (n % 12) + 1);
    });
    await Promise.all(placing);
  }
  const left = async () => (await printing.jobs()).filter(({ state }) => state !== 'printed').length;
  await until(async () => (await printing.jobs()).length >= 500 && (await left()) === 0, 'The last ticket', 8_000);
  clearInterval(refilling);

  const pages = printers.map((printer) => printer.pages.map((page) => ({ text: textOf(page), whole: page.cut })));
  const found = names.map((name, n) => {
    const mine = pages[n % 3]!.filter(({ text }) => text.includes(name.toUpperCase()));
    const line = bare(`${(n % 9) + 1}${products[n % 3]!.name}`);
    return {
      name,
      whole: mine.filter(({ text, whole }) => whole && bare(text).includes(line)).length,
      unmarked: mine.filter(({ text }) => !text.includes('2ª VIA')).length,
    };
  });
  expect(found.filter(({ whole }) => whole === 0)).toEqual([]);
  expect(found.filter(({ unmarked }) => unmarked > 1)).toEqual([]);
  // Control: they did die, and what was printed again said so.
  expect(pages.flat().filter(({ whole }) => !whole).length).toBeGreaterThan(3);
  expect(pages.flat().filter(({ text }) => text.includes('2ª VIA')).length).toBeGreaterThan(5);
  // No printer was given another's.
  for (const [at, mine] of pages.entries())
    expect(mine.filter(({ text, whole }) => whole && !bare(text).includes(`PRAÇA${at}`))).toEqual([]);
});
