import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalParts } from '../equal-share.ts';
import { centsOf, coversAll, type Due, partOf, type Split, shareOf } from '../split.ts';
import { isOnline, type PartMethod, piece } from '../values.ts';
import { fitted } from './fitting.ts';
import { leftFor } from './left.ts';

type Part = Parameters<typeof fitted>[0][number];
type Claims = Parameters<typeof fitted>[1]['claims'];

const part = (id: string, split: Split['by'], cents: number, wholeCents: number | null = null): Part => ({
  id,
  split,
  method: 'card',
  status: 'asked',
  cents,
  askedCents: cents,
  wholeCents,
});

/** As the bill moves its parts: one that comes to nothing, or is shown as a code of another amount, ends. */
function follow(parts: readonly Part[], dues: readonly Due[], claims: Claims): Part[] {
  const wholeCents = dues.reduce((sum, due) => sum + centsOf(due), 0);
  const held = claims.filter(({ partId }) => parts.some(({ id }) => id === partId));
  const changed = fitted(parts, { dues, claims: held, restCents: wholeCents, wholeCents });
  return parts.flatMap((each) => {
    const cents = changed.get(each.id) ?? each.cents;
    return cents === 0 || (cents !== each.cents && each.method === 'pix') ? [] : [{ ...each, cents }];
  });
}

const due = (line: number, itemsCents: number, feeCents: number): Due => ({
  orderId: 'order',
  line,
  quantity: 1,
  itemsCents,
  couvertCents: 0,
  feeCents,
  feeBasisPoints: feeCents > 0 ? 1_000 : 0,
  extraCents: 0,
});

test('a third of a bill is a third of it without the fee, and what it was asked for with the fee again, however often', () => {
  const charged = [due(1, 21_618, 2_162)];
  const declined = [due(1, 21_618, 0)];
  let parts = [part('ana', 'people', 7_927, 23_780)];
  for (let cycle = 0; cycle < 3; cycle += 1) {
    parts = follow(parts, declined, []);
    expect(parts).toMatchObject([{ cents: 7_207 }]);
    parts = follow(parts, charged, []);
    expect(parts).toMatchObject([{ cents: 7_927 }]);
    expect(equalParts(leftFor(23_780, parts), 2, { people: 2, phones: 0, tillCents: 0, wholeCents: 0 })[0]).toBe(7_927);
  }
});

test('an equal part moves with whatever lowers the bill, and never comes to more than it was asked for', () => {
  const asked = [part('ana', 'people', 5_000, 10_000)];
  const less = follow(asked, [due(1, 6_000, 0)], []);
  expect(less).toMatchObject([{ cents: 3_000 }]);
  expect(follow(less, [due(1, 6_000, 0), due(2, 6_000, 0)], [])).toMatchObject([{ cents: 5_000 }]);
});

test('what is brought back up takes nothing from what was asked for meanwhile', () => {
  const [lowered] = follow([part('ana', 'amount', 10_000)], [due(1, 6_000, 0)], []);
  const later = part('rui', 'amount', 3_000);
  const all = follow([lowered!, later], [due(1, 6_000, 0), due(2, 4_000, 0)], []);
  expect(all.map(({ cents }) => cents)).toEqual([7_000, 3_000]);
});

const methods = ['card', 'cash', 'pix', 'online_pix'] as const satisfies PartMethod[];
const asking = fc.record({
  split: fc.oneof(
    fc.constant<Split>({ by: 'items' }),
    fc.record({ by: fc.constant('people' as const), people: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ by: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
  ),
  lines: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
  method: fc.constantFrom(...methods),
});
const items = (...lines: number[]) => ({ split: { by: 'items' as const }, lines, method: 'card' as const });
/** What can be taken off the bill and put to it again: its fee, or one of its lines. */
const state = fc.record({ fee: fc.boolean(), gone: fc.uniqueArray(fc.nat(5), { maxLength: 6 }) });

test('however a bill is lowered and raised, every part that stands comes to what it was asked for once the bill is as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 6 }),
      fc.array(asking, { minLength: 1, maxLength: 5 }),
      fc.array(state, { maxLength: 6 }),
      (prices, asks, states) => {
        const duesIn = ({ fee, gone }: { fee: boolean; gone: number[] }) =>
          prices.flatMap((cents, n) => (gone.includes(n) ? [] : [due(n, cents, fee ? Math.round(cents / 10) : 0)]));
        const before = { fee: true, gone: [] };
        const dues = duesIn(before);
        const wholeCents = dues.reduce((sum, each) => sum + centsOf(each), 0);
        const claims: Claims[number][] = [];
        let parts: Part[] = [];
        for (const [n, { split, lines, method }] of asks.entries()) {
          const free = lines.filter((line) => line < prices.length && !claims.some((claim) => claim.line === line));
          const mine = free.map((line) => ({ orderId: 'order', line, pieces: [0, piece] as const }));
          const leftCents = leftFor(wholeCents, parts);
          const equal = { people: null, phones: 0, tillCents: 0, wholeCents: leftCents };
          const cents = partOf(split, { dues, mine, taken: claims, leftCents, equal });
          if (cents === 0) continue;
          const id = `part ${n}`;
          parts.push({ ...part(id, split.by, cents, split.by === 'people' ? wholeCents : null), method });
          if (split.by === 'items') claims.push(...mine.map((claim) => ({ ...claim, partId: id })));
        }
        expect(follow(parts, dues, claims)).toEqual(parts);
        for (const each of states) {
          const now = duesIn(each);
          parts = follow(parts, now, claims);
          const moving = parts.filter(({ method }) => !isOnline(method));
          for (const { cents, askedCents } of moving) expect(cents).toBeLessThanOrEqual(askedCents);
          const rest = now.reduce((sum, one) => sum + centsOf(one), 0);
          const online = parts.filter(({ method }) => isOnline(method)).reduce((sum, { cents }) => sum + cents, 0);
          expect(moving.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(Math.max(0, rest - online));
        }
        // Whoever took the last of a bill pays its odd cents, as long as each of its lines is somebody's who is about to pay.
        const held = claims.filter(({ partId }) => parts.some(({ id }) => id === partId));
        const taken = coversAll(dues, held);
        for (const { id, split, method, cents, askedCents } of follow(parts, dues, claims)) {
          const own = held.filter(({ partId }) => partId === id);
          const most = split === 'items' && !taken && !isOnline(method) ? centsOf(shareOf(dues, own)) : askedCents;
          expect(cents).toBe(Math.min(most, askedCents));
        }
      },
    ),
    { examples: [[[5_485, 1, 2_025], [items(1), items(0, 2)], [{ fee: false, gone: [1] }]]] },
  );
});
