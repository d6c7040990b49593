import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, type Running, type TestInstance } from '../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../tests/support/server/live-screen.ts';
import { pairedDevice } from '../../../tests/support/server/paired-device.ts';
import { until } from '../../../tests/support/server/until.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let second: Running;
let boss: Visitor;
const screens: LiveScreen[] = [];

beforeAll(async () => {
  instance = await openTestInstance();
  second = await instance.another();
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(async () => {
  for (const screen of screens) screen.close();
  await second.close();
  await instance.close();
});

function follow({ cookieHeader }: Visitor, { url }: { url: string }): LiveScreen {
  const screen = new LiveScreen(
    () => `${url}/api/live`,
    cookieHeader,
    async () => null,
  );
  screens.push(screen);
  return screen;
}
const tell = (...topics: ('orders' | 'tables' | 'menu' | 'printers' | 'reservations')[]) =>
  instance.database.scope(instance.restaurantId).transaction(async (tx) => {
    for (const topic of topics) await tx.changed(topic);
  });

test('a display hears of what it shows, and not of who reserves a table', async () => {
  const { screen } = await pairedDevice(new Visitor(instance), boss);
  const display = follow(screen, instance);
  const office = follow(boss, instance);
  await until(() => display.connections > 0 && office.connections > 0);
  await tell('reservations', 'tables', 'menu', 'printers', 'orders');
  await until(() => office.events.some(({ topic }) => topic === 'orders'));
  await until(() => display.events.some(({ topic }) => topic === 'orders'));
  // That it was paired may be told while they connect.
  const heard = ({ events }: LiveScreen) => events.map(({ topic }) => topic).filter((topic) => topic !== 'restaurant');
  expect(heard(display)).toEqual(['tables', 'menu', 'printers', 'orders']);
  expect(heard(office)).toEqual(['reservations', 'tables', 'menu', 'printers', 'orders']);
});

test('whoever has just paired a screen hears when it comes, once', async () => {
  const { screen } = await pairedDevice(new Visitor(instance), boss);
  const office = follow(boss, instance);
  await until(() => office.connections > 0);
  const call = () => screen.get('/api/kitchen/tickets');
  const heard = () => office.events.filter(({ topic }) => topic === 'restaurant').length;
  // That it was paired may be told while they connect.
  await tell('tables');
  await until(() => office.events.some(({ topic }) => topic === 'tables'));
  const before = heard();
  expect((await call()).status).toBe(200);
  await until(() => heard() > before);
  const once = heard();
  await call();
  await tell('menu');
  await until(() => office.events.some(({ topic }) => topic === 'menu'));
  expect(heard()).toBe(once);
});

test('when it is revoked, its open streams end at once in every process and open no more; other displays go on', async () => {
  const { screen, id } = await pairedDevice(new Visitor(instance), boss);
  const { screen: other } = await pairedDevice(new Visitor(instance), boss);
  const here = follow(screen, instance);
  const there = follow(screen, second);
  const kept = follow(other, instance);
  await until(() => here.connections > 0 && there.connections > 0 && kept.connections > 0);
  expect((await boss.post(`/api/kitchen-devices/${id}/revoke`)).status).toBe(200);
  await until(() => here.refused !== null && there.refused !== null, 'The end of the streams', 300);
  expect([here.refused, there.refused]).toEqual([401, 401]);
  await tell('orders');
  await until(() => kept.events.some(({ topic }) => topic === 'orders'));
  expect(kept.connections).toBe(1);
  expect(here.events.filter(({ topic }) => topic === 'orders')).toEqual([]);
});
