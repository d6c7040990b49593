import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Letter } from '#lib/letters.ts';
import { localClock } from '#lib/time.ts';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { addSubscriber, paysAt, type Subscriber, standingOf } from '../../../../tests/support/server/subscriber.ts';
import type { Period } from '../values.ts';
import { turnSubscriptions } from './turn-subscriptions.ts';

let instance: TestInstance;
let doors: { system: TestInstance['database']['system']; owner: TestInstance['owner'] };
beforeAll(async () => {
  instance = await openTestInstance();
  doors = { system: instance.database.system, owner: instance.owner };
  // The demonstration's own subscription is no part of this.
  await instance.owner.query(`update subscriptions set ends_at = '2100-01-01'`);
});
afterAll(() => instance.close());

const hour = 3_600_000;
interface Sent {
  to: string;
  template: Letter['template'];
  locale: Letter['locale'];
  at: Date;
}

/** Time from one moment to another, looked at every so often. */
async function live(from: Date, to: Date, stepHours: number, each: (now: Date) => Promise<void> = async () => {}) {
  const sent: Sent[] = [];
  const post = async ({ to, template, locale }: Letter) => void sent.push({ to, template, locale, at: now });
  let now = from;
  for (; now <= to; now = new Date(now.getTime() + stepHours * hour)) {
    await turnSubscriptions({ system: doors.system, post }, now);
    await each(now);
  }
  return sent;
}

const wall = (subscriber: Subscriber, at: Date) => localClock(at, subscriber.timezone).day;

test.each([
  ['America/Noronha', '2026-01-31T12:30:00-02:00'],
  ['America/Sao_Paulo', '2026-01-31T00:10:00-03:00'],
  ['America/Manaus', '2026-01-31T23:50:00-04:00'],
  ['America/Rio_Branco', '2026-01-31T20:00:00-05:00'],
] as const)('a month plan begun on 31 January, renewed for a year in %s', async (timezone, begun) => {
  const instance = await addSubscriber(doors.owner, { timezone });
  const start = new Date(begun);
  await paysAt(doors, instance, { now: start });
  const days: string[] = [];
  // Renewed in time, on the last day, and within the grace: always from the end, never from today.
  const paysHoursBefore = [5 * 24, 2, -20, -70];
  const sent = await live(start, new Date(start.getTime() + 365 * 24 * hour), 6, async (now) => {
    const { status, endsAt, open } = await standingOf(doors.owner, instance, now);
    expect(open).toBe(true);
    expect(status).toBe(endsAt > now ? 'active' : 'past_due');
    const before = paysHoursBefore[days.length % 4]!;
    if (endsAt.getTime() - now.getTime() > before * hour + 6 * hour) return;
    days.push(wall(instance, endsAt));
    await paysAt(doors, instance, { now });
  });
  expect(days).toEqual(
    ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'].map(
      (each) => `2026-${each}`,
    ),
  );
  const own = sent.filter(({ to }) => to === instance.email);
  const endings = own.filter(({ template }) => template === 'subscriptionEnding').length;
  // Twelve ends, the last of them unpaid as the year is over. Three were paid five days ahead, and had the week's letter alone; three
  // on the last day, and had the day's too; five in their grace, which like the last had all three.
  expect({ endings, ended: own.length - endings }).toEqual({ endings: 3 + 2 * 9, ended: 5 + 1 });
  await doors.owner.query(`update subscriptions set ends_at = '2100-01-01' where restaurant_id = $1`, [instance.id]);
});

test('a year plan begun on 29 February keeps to the end of February', async () => {
  const instance = await addSubscriber(doors.owner);
  const start = new Date('2028-02-29T09:00:00-03:00');
  await paysAt(doors, instance, { now: start, period: 'year' satisfies Period });
  const ends: string[] = [];
  const sent = await live(start, new Date('2032-03-01T12:00:00Z'), 24, async (now) => {
    const { endsAt, open } = await standingOf(doors.owner, instance, now);
    expect(open).toBe(true);
    if (endsAt.getTime() - now.getTime() > 24 * hour) return;
    ends.push(wall(instance, endsAt));
    await paysAt(doors, instance, { now, period: 'year' });
  });
  expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  const own = sent.filter(({ to }) => to === instance.email).map(({ at }) => wall(instance, at).slice(5));
  expect(own).toHaveLength(8);
  await doors.owner.query(`update subscriptions set ends_at = '2100-01-01' where restaurant_id = $1`, [instance.id]);
});

test('left alone it is reminded three times, closes after its grace, and opens again when it is paid', async () => {
  const instance = await addSubscriber(doors.owner, { locale: 'en' });
  const start = new Date('2026-05-15T15:00:00Z');
  await paysAt(doors, instance, { now: start });
  const seen: string[] = [];
  const sent = await live(start, new Date('2026-06-25T15:00:00Z'), 1, async (now) => {
    const { status, open } = await standingOf(doors.owner, instance, now);
    const what = `${status} ${open ? 'open' : 'shut'}`;
    if (seen.at(-1) !== what) seen.push(what);
  });
  expect(seen).toEqual(['active open', 'past_due open', 'expired shut']);
  expect(new Set(sent.map(({ locale }) => locale))).toEqual(new Set(['en']));
  expect(
    sent.filter(({ to }) => to === instance.email).map(({ template, at }) => [template, at.toISOString()]),
  ).toEqual([
    ['subscriptionEnding', '2026-06-08T15:00:00.000Z'],
    ['subscriptionEnding', '2026-06-14T15:00:00.000Z'],
    ['subscriptionEnded', '2026-06-15T15:00:00.000Z'],
  ]);
  const later = new Date('2026-07-01T12:00:00Z');
  await paysAt(doors, instance, { now: later });
  expect(await standingOf(doors.owner, instance, later)).toMatchObject({
    status: 'active',
    open: true,
    endsAt: new Date('2026-08-01T12:00:00Z'),
  });
});

test('after a long silence only the most urgent letter is written', async () => {
  const gone = await addSubscriber(doors.owner);
  const ending = await addSubscriber(doors.owner);
  await paysAt(doors, gone, { now: new Date('2026-09-01T12:00:00Z') });
  await paysAt(doors, ending, { now: new Date('2026-09-10T12:00:00Z') });
  const now = new Date('2026-10-09T20:00:00Z');
  const sent = (await live(now, new Date(now.getTime() + 5 * hour), 1)).filter(({ to }) =>
    [gone.email, ending.email].includes(to),
  );
  expect(sent).toEqual(
    expect.arrayContaining([
      { to: gone.email, template: 'subscriptionExpired', locale: 'pt-BR', at: now },
      { to: ending.email, template: 'subscriptionEnding', locale: 'pt-BR', at: now },
    ]),
  );
  expect(sent).toHaveLength(2);
});

test('whoever cancelled is left in peace; so is a house that the platform has closed', async () => {
  const cancelled = await addSubscriber(doors.owner);
  const closed = await addSubscriber(doors.owner);
  const start = new Date('2026-10-20T12:00:00Z');
  for (const each of [cancelled, closed]) await paysAt(doors, each, { now: start });
  await doors.owner.query(`update subscriptions set status = 'cancelled' where restaurant_id = $1`, [cancelled.id]);
  await doors.owner.query('update restaurants set active = false where id = $1', [closed.id]);
  const sent = await live(start, new Date('2026-12-01T12:00:00Z'), 12);
  expect(sent.filter(({ to }) => [cancelled.email, closed.email].includes(to))).toEqual([]);
  for (const each of [cancelled, closed]) {
    expect(await standingOf(doors.owner, each, start)).toMatchObject({ status: 'expired' });
  }
});
