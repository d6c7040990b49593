import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, closeWhatIsOpen, countedOf, open, read } from '../../../tests/support/server/cash-till.ts';
import { checking } from '../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { pdfText } from '../../../tests/support/server/pdf-text.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import { checks } from './contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let dono: Visitor;
let caixa: Visitor;
let garcom: Visitor;
const { seen, couvert } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  dono = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  await closeWhatIsOpen(dono);
});
afterAll(() => instance.close());

const settings = () => dono.ask(checks.settings, undefined as never);
const today = async () => {
  const house = await keptProfile(instance.database.scope(instance.restaurantId));
  return businessDayAt(new Date(), house, house.timezone);
};
const playing = async (day: { cents: number; artist: string } | null, couvertCents = 0) =>
  dono.ask(checks.saveSettings, {
    ...(await settings()),
    couvertCents,
    couvertDays: day ? [{ weekday: null, day: await today(), ...day }] : [],
  });

test('on an artist’s day guests are told who plays and for how much, and nothing is asked of who does not want it', async () => {
  const guest = await till.seat(1);
  const before = (await guest.get(checking.at(1))).body;
  expect(before).toMatchObject({ check: null, couvertToday: { cents: 0, artist: null } });
  await playing({ cents: 1_500, artist: 'Trio Sabiá' }, 400);
  expect((await guest.get(checking.at(1))).body.couvertToday).toEqual({ cents: 1_500, artist: 'Trio Sabiá' });
  await till.order(guest, 1, 2);
  const check = await seen(guest, 1);
  expect(check).toMatchObject({
    couvert: null,
    couvertOfferCents: 1_500,
    couvertArtist: 'Trio Sabiá',
    chargesCents: 0,
  });
  const { body, status } = await couvert(guest, 1, 3);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.check).toMatchObject({ totalCents: check.totalCents + 4_500, couvert: { people: 3, cents: 1_500 } });
  // Asked for at that price and for that artist, whatever the house says afterwards; taken away again, it is gone.
  await playing({ cents: 9_900, artist: 'Outra banda' });
  await couvert(guest, 1, 2);
  expect(await seen(guest, 1)).toMatchObject({ couvert: { people: 2, cents: 1_500 }, couvertArtist: 'Trio Sabiá' });
  await couvert(guest, 1, 0);
  expect(await seen(guest, 1)).toMatchObject({
    couvert: null,
    totalCents: check.totalCents,
    couvertArtist: 'Outra banda',
  });
  // A day on which the house asks for nothing.
  await playing({ cents: 0, artist: '' }, 400);
  expect((await couvert(guest, 1, 2)).body.code).toBe('couvert_unavailable');
});

test('a till tells what guests gave for each artist and for the house, of the bills that were closed in it, and what is closed stays', async () => {
  const { body: opened } = await open(caixa);
  await playing({ cents: 1_500, artist: 'Trio Sabiá' });
  for (const table of [2, 3]) {
    const guest = await till.seat(table);
    await till.order(guest, table);
    await couvert(guest, table, table);
  }
  const settle = async (table: number, charged: boolean) => {
    const bill = await till.bill(caixa, table);
    const couvertCents = bill.charges.reduce((sum, { cents }) => sum + cents, 0);
    const cents = bill.totalCents - (charged ? 0 : couvertCents);
    const payments = [{ method: 'pix', cents }];
    return till.close(caixa, bill, { charges: charged ? bill.charges : [], payments });
  };
  expect((await settle(2, true)).status).toBe(200);
  const day = await today();
  expect((await read(caixa, opened.id)).couverts).toEqual([{ day, artist: 'Trio Sabiá', cents: 3_000 }]);
  // Left out by whoever closed the bill, nothing of it is there to be handed over.
  expect((await settle(3, false)).status).toBe(200);
  // Couvert that is nobody's, and what was merged.
  await playing({ cents: 2_000, artist: 'Ana' });
  for (const table of [4, 5]) await till.orderFor(garcom, table, 1);
  await couvert(await till.seat(4), 4, 1);
  const into = await till.bill(caixa, 5);
  const from = await till.bill(caixa, 4);
  await garcom.post(`/api/bills/${into.id}/merges`, { fromId: from.id, key: randomUUID() });
  expect((await settle(5, true)).status).toBe(200);
  // What the house asks for of its own is told beside those.
  await playing(null, 1_250);
  const guest = await till.seat(6);
  await till.order(guest, 6);
  await couvert(guest, 6, 3);
  expect((await settle(6, true)).status).toBe(200);
  const now = await read(caixa, opened.id);
  const couverts = [
    { day, artist: 'Ana', cents: 2_000 },
    { day, artist: 'Trio Sabiá', cents: 3_000 },
    { day: null, artist: '', cents: 3_750 },
  ];
  expect(now.couverts).toEqual(couverts);
  const { status } = await close(caixa, now, { counted: countedOf(now) });
  expect(status).toBe(200);
  expect((await read(caixa, opened.id)).couverts).toEqual(couverts);
  const pdf = await fetch(`${instance.url}/api/tills/${opened.id}/closing.pdf`, {
    headers: { cookie: caixa.cookieHeader },
  });
  const said = pdfText(Buffer.from(await pdf.arrayBuffer()))
    .join('')
    .replaceAll('\u00a0', ' ');
  for (const part of ['Couvert artístico', 'Trio Sabiá', 'R$ 30,00', 'Couvert da casa', 'R$ 37,50'])
    expect(said).toContain(part);
  await expect(
    instance.owner.query(`update bills set couvert_artist = 'Outra' where till_id = $1`, [opened.id]),
  ).rejects.toMatchObject({ constraint: 'tills_closed' });
});

test('a house that says a day twice, or no day, is told so', async () => {
  const now = await settings();
  const friday = { weekday: 5, day: null, cents: 1_000, artist: '' };
  const save = (couvertDays: object[]) => dono.put('/api/checks/settings', { ...now, couvertDays });
  const answers = [
    await save([friday, friday]),
    await save([{ ...friday, weekday: null }]),
    await save([{ ...friday, day: '2026-11-27' }]),
    await save([{ ...friday, weekday: null, day: '2026-02-30' }]),
    await save([{ ...friday, cents: -1 }]),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect((await save([friday])).status).toBe(200);
  expect((await settings()).couvertDays).toEqual([friday]);
  expect((await save([])).body.code).toBe('settings_changed');
});
