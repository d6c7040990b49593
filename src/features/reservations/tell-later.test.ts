import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Letter } from '#lib/letters.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { tellChanges } from './tell-later.ts';

let r: Reserving;
const sent: Letter[] = [];
beforeAll(async () => {
  r = await Reserving.open();
});
afterAll(() => r.instance.close());
beforeEach(async () => {
  await r.reset();
  sent.length = 0;
});

const seconds = (count: number) => new Date(Date.now() + count * 1_000);
async function toldAt(now: Date) {
  sent.length = 0;
  const { system, scope } = r.instance.database;
  const onError = (error: unknown) => {
    throw error;
  };
  await tellChanges({ system, scope, onError, post: async (letter) => void sent.push(letter) }, now);
  return sent.map(({ template, values }) => [template, 'time' in values && values.time]);
}
const letters = () => r.instance.letters.map(({ template }) => template);

test('of several changes the guest is told the last one, once, when it has stood for two minutes', async () => {
  const made = await r.create();
  const once = (await r.edit(made, { time: '18:30' })).body;
  await r.edit(once, { time: '19:30' });
  expect(await toldAt(seconds(60))).toEqual([]);
  expect(await toldAt(seconds(180))).toEqual([['reservationChanged', '19:30']]);
  expect(sent[0]).toMatchObject({ to: made.customerEmail, locale: 'pt-BR' });
  expect(await toldAt(seconds(180))).toEqual([]);
  expect(letters()).toEqual(['reservationConfirmed']);
});

test('what is put back within that time is not told at all', async () => {
  const made = await r.create();
  const moved = (await r.edit(made, { time: '18:30' })).body;
  await r.edit(moved, { time: made.time });
  expect(await toldAt(seconds(180))).toEqual([]);
  expect(letters()).toEqual(['reservationConfirmed']);
});

test('a cancellation is told at once, and nothing after it; so is a change to whoever is written to from now on', async () => {
  const made = await r.create();
  const moved = (await r.edit(made, { time: '18:30' })).body;
  await r.setStatus(moved, 'cancelada');
  expect(letters()).toEqual(['reservationConfirmed', 'reservationCancelled']);
  expect(await toldAt(seconds(180))).toEqual([]);
  const other = await r.create();
  await r.edit(other, { customerEmail: 'bia@guest.example', time: '17:00' });
  expect(r.instance.letters.at(-1)).toMatchObject({ template: 'reservationChanged', to: 'bia@guest.example' });
  expect(await toldAt(seconds(180))).toEqual([]);
});

test('of a request that was moved the guest is told that the house has still to confirm it; what is confirmed goes with its event', async () => {
  await r.ask({ customerName: 'Bia Lima' });
  const [asked] = await r.list();
  await r.edit(asked!, { time: '18:30' });
  expect(await toldAt(seconds(180))).toEqual([['reservationRequestChanged', '18:30']]);
  expect(sent[0]).not.toHaveProperty('calendar');
  const [moved] = await r.list();
  await r.setStatus(moved!, 'confirmada');
  const confirmed = r.instance.letters.at(-1);
  expect(confirmed).toMatchObject({
    template: 'reservationConfirmed',
    values: { name: 'Bia Lima', people: '2 pessoas' },
  });
  expect(confirmed?.calendar).toMatchObject({ file: 'reserva.ics' });
  expect(confirmed?.calendar?.content).toContain(`UID:${moved!.id}`);
  expect(confirmed?.calendar?.content).toContain('STATUS:CONFIRMED');
});

test('what cannot be posted is told later', async () => {
  await r.edit(await r.create(), { time: '18:30' });
  const { system, scope } = r.instance.database;
  const errors: unknown[] = [];
  const post = () => Promise.reject(new Error('away'));
  await tellChanges({ system, scope, post, onError: (error) => errors.push(error) }, seconds(180));
  expect(errors).toHaveLength(1);
  expect(await toldAt(seconds(180))).toEqual([['reservationChanged', '18:30']]);
});
