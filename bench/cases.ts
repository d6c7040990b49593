import { roleUrl } from '#database/roles.ts';
import type { Menu } from '#features/menu/contract.ts';
import { demoPassword, people, restaurant } from '../db/seed/cast.ts';
import type { Measured, Span } from './closed-loop.ts';
import { firstNumber, seatDiners, signIn } from './diners.ts';
import type { Latencies } from './figures.ts';
import type { LoadProcess } from './load-process.ts';
import type { Acknowledged } from './ordering.ts';
import { sampleOrders } from './sample-orders.ts';
import type { ServerProcess } from './server-process.ts';

export interface Results {
  c16: Measured;
  c64: Measured;
  closing: Measured;
  raw: Measured;
  menu: Measured;
  page: Measured;
  screens: Latencies;
}

const seatCount = 64;
const sampleCount = 24;
const cashiers = 8;
const billsPerSecond = 5;
const readers = 32;
const streams = 200;
const streamedPerSecond = 100;
/** Statements on one connection wait for one another: these are enough to fill the processors. */
const straightConnections = 16;

/** Everything that is measured, one case after the other on the same server. */
export async function runCases(
  server: ServerProcess,
  load: LoadProcess,
  { seconds, only }: { seconds: number; only: string[] },
  say: (line: string) => void,
): Promise<{ results: Partial<Results>; acknowledged: Acknowledged[] }> {
  const { origin, port, ownerUrl, appSecret } = server;
  const watched = { server: server.pid, postmaster: server.postmaster };
  const span: Span = { warmSeconds: Math.min(4, seconds), seconds };
  // New people for each case: what all of them order in a run is more than one bill may come to.
  let seated = 0;
  const newSeats = async (count: number) => {
    const seats = await seatDiners(ownerUrl, origin, count, firstNumber + seated);
    seated += count;
    return seats;
  };
  const at = `${origin}/api/restaurants/${restaurant.slug}`;
  const menu = (await (await fetch(`${at}/menu`)).json()) as Menu;
  const { id: restaurantId } = (await (await fetch(at)).json()) as { id: string };
  const samples = sampleOrders(menu, sampleCount);
  const acknowledged: Acknowledged[] = [];
  const results: Partial<Results> = {};
  const wanted = (name: string) => only.includes(name);

  async function order(diners: number, during: Span): Promise<Measured> {
    const task = { port, origin, seats: await newSeats(diners), samples, span: during, watched };
    const { measured, acknowledged: placed } = await load.run('ordering', task);
    acknowledged.push(placed);
    return measured;
  }
  async function closeBills(): Promise<Measured> {
    const sessions: string[] = [];
    for (let each = 0; each < cashiers; each += 1) sessions.push(await signIn(origin, people[1].email, demoPassword));
    // One bill more for each cashier in each of the two spans: they begin one before they look whether it is over.
    const bills = cashiers * (billsPerSecond * (span.warmSeconds + span.seconds) + 2);
    const shared = { port, origin, seats: await newSeats(bills), samples, span, watched };
    const { measured, acknowledged: placed } = await load.run('closing', {
      ...shared,
      cashiers: sessions,
      billsPerSecond,
    });
    acknowledged.push(placed);
    return measured;
  }
  async function straight(inFlight: number, together: boolean): Promise<Measured> {
    const appUrl = roleUrl(ownerUrl, 'comanda_app', appSecret);
    const connections = straightConnections;
    const seats = await newSeats(inFlight);
    const task = { appUrl, restaurantId, menu, connections, together, seats, samples, span, watched };
    const { measured, acknowledged: placed } = await load.run('straight', task);
    acknowledged.push(placed);
    return measured;
  }
  async function read(path: string, atLeastBytes: number): Promise<Measured> {
    return (await load.run('reading', { port, origin, path, readers, atLeastBytes, span, watched })).measured;
  }

  if (wanted('orders') || wanted('screens')) {
    say('Warming up');
    await order(seatCount, { warmSeconds: 0, seconds: Math.min(6, seconds) });
  }
  if (wanted('screens')) {
    say(`${streams} screens, ${streamedPerSecond} orders a second`);
    const staffCookie = await signIn(origin, people[0].email, demoPassword);
    const pace = { streams, perSecond: streamedPerSecond, ...span, seats: await newSeats(seatCount), samples };
    const told = await load.run('screens', { port, origin, staffCookie, ...pace });
    results.screens = told.screens;
    acknowledged.push(told.acknowledged);
  }
  if (wanted('orders')) {
    say('Orders of 16 diners');
    results.c16 = await order(16, span);
    say('Orders of 64 diners');
    results.c64 = await order(64, span);
  }
  if (wanted('closing')) {
    say('Bills of 1 to 20 orders that are closed');
    results.closing = await closeBills();
  }
  if (wanted('raw')) {
    say('The same statements straight on the database');
    const all = [await straight(16, false), await straight(64, false), await straight(64, true)];
    results.raw = all.reduce((best, each) => (each.perSecond > best.perSecond ? each : best));
  }
  if (wanted('menu')) {
    say('Menu reads');
    results.menu = await read(`/api/restaurants/${restaurant.slug}/menu`, 2_000);
  }
  if (wanted('page')) {
    say("The diner's menu page");
    results.page = await read(`/r/${restaurant.slug}/table/7/menu`, 4_000);
  }
  return { results, acknowledged };
}
