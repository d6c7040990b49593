import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, instantOf, weekdayOf } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { restaurants } from '../restaurants/contract.ts';
import { weekdayAt } from '../restaurants/hours.ts';
import { weekdays } from '../restaurants/values.ts';
import { reservations } from './contract.ts';

let now = new Date();
let r: Reserving;
let boss: Visitor;
beforeAll(async () => {
  r = await Reserving.open(() => now);
  boss = await new Visitor(r.instance).signIn(r.door.owner);
});
afterAll(() => r.instance.close());
beforeEach(async () => {
  now = new Date();
  await r.reset();
});

const open = { open: '12:00', close: '23:00' };
const week = Object.fromEntries(weekdays.map((day) => [day, open]));
const save = async (openingHours: object) => {
  const { slug: _slug, ...saved } = await boss.ask(restaurants.settings, {});
  expect((await boss.put('/api/settings', { ...saved, openingHours })).status).toBe(200);
};
const closing = (date: string) => ({ ...week, [weekdayAt(weekdayOf(date))]: 'Fechado' });
const named = async () => {
  const { count, outsideHours } = await r.staff.ask(reservations.toCome, {});
  return { count, names: outsideHours.map(({ customerName, date, time }) => `${customerName} ${date} ${time}`) };
};
const marked = async (date = r.date) =>
  (await r.list(date)).filter(({ outsideHours }) => outsideHours).map(({ customerName }) => customerName);

test('a weekday that is closed names and marks who reserved on it, and cancels nobody', async () => {
  await save(week);
  await r.create({ customerName: 'Ana' });
  await r.create({ customerName: 'Rui', date: addDays(r.date, 7), time: '13:00' });
  await r.create({ customerName: 'Bia', date: addDays(r.date, 1) });
  expect(await named()).toEqual({ count: 3, names: [] });

  await save(closing(r.date));
  expect(await named()).toEqual({ count: 3, names: [`Ana ${r.date} 20:00`, `Rui ${addDays(r.date, 7)} 13:00`] });
  expect(await marked()).toEqual(['Ana']);
  expect(await marked(addDays(r.date, 1))).toEqual([]);
  expect((await r.list()).map(({ status }) => status)).toEqual(['confirmada']);

  await save(week);
  expect((await named()).names).toEqual([]);
  expect(await marked()).toEqual([]);
});

test('hours that become shorter mark who comes outside them, until somebody moves or cancels', async () => {
  const late = await r.create({ customerName: 'Ana', time: '22:30' });
  const later = await r.create({ customerName: 'Rui', time: '22:45' });
  await r.create({ customerName: 'Bia', time: '21:59' });
  await save(Object.fromEntries(weekdays.map((day) => [day, { open: '12:00', close: '22:00' }])));
  expect(await marked()).toEqual(['Ana', 'Rui']);
  expect((await r.edit(late, { guests: 3 })).body).toMatchObject({ guests: 3, time: '22:30' });
  expect(await marked()).toEqual(['Ana', 'Rui']);
  expect((await r.edit({ ...late, revision: late.revision + 1 }, { time: '15:00' })).status).toBe(200);
  await r.setStatus(later, 'cancelada');
  expect(await marked()).toEqual([]);
  expect((await named()).names).toEqual([]);
});

test('who was here before the hours were changed is neither named nor marked', async () => {
  await r.create();
  now = instantOf(r.date, '22:30', 'America/Sao_Paulo');
  await save(closing(r.date));
  expect(await named()).toEqual({ count: 0, names: [] });
  expect(await marked()).toEqual([]);
});
