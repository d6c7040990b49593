import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { reservations } from './contract.ts';

let r: Reserving;
beforeAll(async () => {
  r = await Reserving.open();
});
afterAll(() => r.instance.close());

test('a number is known by the nights on which its guests did not come, however it is written', async () => {
  for (const [index, customerPhone] of ['+55 11 98888-7777', '11988887777', '(21) 98888-7777'].entries())
    await r.create({ customerPhone, date: addDays(r.date, index) });
  await r.create({ date: addDays(r.date, 5) });
  await r.instance.owner.query(
    `update reservations set outcome = 'no_show', status = 'cancelada', outcome_at = now() where restaurant_id = $1 and date < $2`,
    [r.door.id, addDays(r.date, 5)],
  );
  const { dates } = await r.staff.ask(reservations.missedBefore, { phone: '(11) 98888-7777' });
  expect(dates).toEqual([addDays(r.date, 1), r.date]);
  expect(await r.staff.ask(reservations.missedBefore, { phone: '8888-7777' })).toEqual({ dates: [] });
});
