import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOfAll, slipOf } from '../orders/due.ts';
import { addMinutes, estimate, estimateByStation } from '../orders/estimate.ts';
import { expectedOf, slipsByStation } from '../orders/expected.ts';
import { orderDueAt } from '../orders/promised.ts';
import { clockOf, estimateAt } from '../orders/web/diner/following/estimate.ts';
import { dueOf, lateMinutes } from '../orders/web/waiting.ts';
import { ageOf } from './age.ts';
import type { KitchenLine } from './contract.ts';
import { passOf } from './expediter.ts';
import { cold, hot, line, minute, order, start, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

const dish = fc.record({
  stationId: fc.constantFrom(hot, cold),
  minutes: fc.integer({ min: 0, max: 60 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  status: fc.constantFrom('pendente' as const, 'preparando' as const, 'pronto' as const),
  held: fc.boolean(),
  /** Minutes after its order, of one that was added or fired later. */
  later: fc.option(fc.integer({ min: 1, max: 40 })),
});
const evening = fc.record({
  dishes: fc.array(dish, { minLength: 1, maxLength: 8 }),
  pace: fc.double({ min: 0.3, max: 3, noNaN: true }),
  queue: fc.integer({ min: 0, max: 400 }),
  /** Minutes after the order at which everybody looks. */
  looked: fc.integer({ min: 0, max: 120 }),
});
type Evening = typeof evening extends fc.Arbitrary<infer T> ? T : never;

/** An order as placing, adding and firing write it. */
function placed({ dishes, pace, queue }: Evening) {
  const kitchen = { paceAt: () => pace, minutesInHand: new Map([[hot, queue]]) };
  const iso = (minutes: number) => addMinutes(new Date(start), minutes).toISOString();
  const first = dishes.filter(({ later, held }) => later === null && !held);
  const together = estimateByStation(first, kitchen);
  const lines = dishes.map(({ later, held, minutes, status, ...each }, at): KitchenLine => {
    const own = later === null ? together.get(each.stationId) : estimate([{ ...each, minutes }], kitchen);
    return line(at + 1, 'Prato', {
      ...each,
      status: held ? 'pendente' : status,
      heldAt: held ? iso(0) : null,
      addedAt: later === null ? null : iso(later),
      promisedTo: held || !own ? null : iso((later ?? 0) + own.toMinutes),
    });
  });
  const promises = lines.flatMap(({ promisedTo }) => promisedTo ?? []).sort();
  return { lines, promisedTo: promises.at(-1) ?? null, first, kitchen };
}

test('guest, board, ticket and pass tell one time, whatever the evening', () => {
  fc.assert(
    fc.property(evening, (each) => {
      const { lines, promisedTo } = placed(each);
      const now = start + each.looked * minute;
      const open = lines.some(({ status, heldAt }) => heldAt === null && status !== 'pronto');
      fc.pre(open);
      const [ticket] = ticketsOf([order('a', lines, { promisedTo })], stations, null);
      const [row] = passOf([order('a', lines, { promisedTo })], stations);
      const guests = { status: 'preparando' as const, promisedFrom: promisedTo, promisedTo, expected: null, lines };
      const said = estimateAt(guests, now);

      expect(orderDueAt(guests)).toBe(ticket!.dueAt);
      expect([row!.dueAt, row!.firstDueAt]).toEqual([ticket!.dueAt, ticket!.firstDueAt]);
      expect(clockOf(said, guests, now).at(-1)).toBe(ticket!.dueAt);
      const late = said?.kind === 'late' ? said.minutes : 0;
      // A head takes the worst of its lines: whenever the guest reads that it is late, it is, by no less.
      const age = ageOf(ticket!, now);
      if (late > 0) expect([age.state, age.left >= late]).toEqual(['late', true]);
      expect(ageOf(row!, now).state === 'late').toBe(age.state === 'late');
      const onBoard = { ...guests, createdAt: new Date(start).toISOString(), lines: lines as never };
      expect(lateMinutes(onBoard, now)).toBe(age.state === 'late' ? age.left : 0);
      expect(dueOf(onBoard)).toEqual({ firstDueAt: ticket!.firstDueAt, dueAt: ticket!.dueAt, expectedAt: null });
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('guest, board, floor, tickets and pass tell one forecast, whatever the evening, and of a table with several orders both times are of one', () => {
  let slipped = 0;
  fc.assert(
    fc.property(evening, evening, fc.integer({ min: 0, max: 59_999 }), (each, other, later) => {
      const now = start + each.looked * minute + later;
      const forecasts = [each, other].map((one, at) => forecast(one, `${at}`, now));
      const told = forecasts.map(({ order, guests }) => {
        const [ticket] = ticketsOf([order], stations, null);
        const [row] = passOf([order], stations);
        if (!ticket) return null;
        const said = estimateAt(guests, now);
        const expected = guests.expected && Date.parse(guests.expected.to);
        // Whether or not the guest is told of a new time: what the kitchen reads is the same, in the same minute.
        expect([ticket.expectedAt, row!.expectedAt]).toEqual([expected, expected]);
        expect(slipOf(ticket) > 0).toBe(expected !== null);
        const { firstDueAt, dueAt, expectedAt } = ticket;
        expect(dueOf({ ...guests, lines: guests.lines as never })).toEqual({ firstDueAt, dueAt, expectedAt });
        slipped += Number(expected !== null);
        if (said?.kind === 'delayed') expect(minuteOf(clockOf(said, guests, now).at(-1)!)).toBe(minuteOf(expected!));
        return ticket;
      });
      const [row] = passOf(
        forecasts.map(({ order }) => order),
        stations,
      );
      const head = row && [row.dueAt, row.expectedAt];
      const awaited = told.filter((ticket) => ticket !== null);
      if (awaited.length > 0) expect(awaited.map((ticket) => [ticket.dueAt, ticket.expectedAt])).toContainEqual(head);
      if (awaited.length > 0) {
        const onFloor = dueOfAll(
          forecasts.flatMap(({ guests }) => dueOf({ ...guests, lines: guests.lines as never }) ?? []),
        );
        expect(onFloor).toEqual({ firstDueAt: row!.firstDueAt, dueAt: row!.dueAt, expectedAt: row!.expectedAt });
      }
      if (awaited.length > 0) expect(slipOf(row!)).toBe(Math.max(...awaited.map(slipOf)));
    }),
    { seed: 7, numRuns: 300 },
  );
  expect(slipped).toBeGreaterThan(50);
});

const minuteOf = (instant: number) => Math.floor(instant / minute);

/** An order as the server tells it at a moment, to its guests and to the kitchen. */
function forecast(each: Evening, id: string, now: number) {
  const { lines, promisedTo, kitchen } = placed(each);
  const made = {
    kitchen: { ...kitchen, minutesBefore: () => kitchen.minutesInHand },
    minutesOf: (product: string) => each.dishes[Number(product)]?.minutes,
    home: (station: string | null) => station,
  };
  const createdAt = new Date(start).toISOString();
  const asked = {
    id,
    status: 'preparando' as const,
    createdAt,
    preparingAt: createdAt,
    promisedTo,
    rush: null,
    lines: lines.map((each, at) => ({ ...each, productId: String(at) })),
  };
  const slips = slipsByStation(asked, made, new Date(now));
  const told = lines.map((each) => ({ ...each, expectedTo: slips.get(each.stationId)?.to ?? null }));
  return {
    order: order(id, told, { promisedTo }),
    guests: { ...asked, promisedFrom: promisedTo, expected: expectedOf(asked, made, new Date(now)) },
  };
}

test("a station's display tells what its own lines were promised, and all of them what the order was", () => {
  fc.assert(
    fc.property(evening, (each) => {
      const { lines, first, kitchen, promisedTo } = placed({
        ...each,
        dishes: each.dishes.map((one) => ({ ...one, status: 'pendente', held: false, later: null })),
      });
      const dueAt = (chosen: Set<string> | null) =>
        ticketsOf([order('a', lines, { promisedTo })], stations, chosen)[0]?.dueAt;
      expect(dueAt(null)).toBe(start + estimate(first, kitchen).toMinutes * minute);
      for (const [id, { toMinutes }] of estimateByStation(first, kitchen))
        expect(dueAt(new Set([id!]))).toBe(start + toMinutes * minute);
    }),
    { seed: 7, numRuns: 300 },
  );
});
