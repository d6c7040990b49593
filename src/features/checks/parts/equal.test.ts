import { expect, test } from 'vitest';
import { type EqualSplit, peopleOf } from '../equal-share.ts';
import { partOf, type Split } from '../split.ts';
import { equalSplitOf } from './equal.ts';

type Paying = Parameters<typeof equalSplitOf>[0];
type Part = Paying['parts'][number];

const at = (minute: number) => new Date(minute * 60_000).toISOString();
const part = (guest: string, minute: number, changes: Partial<Part> = {}): Part => ({
  id: `${guest} ${minute}`,
  guest,
  split: 'people',
  people: 3,
  status: 'asked',
  cents: 0,
  askedAt: at(minute),
  ...changes,
});
const payment = (keptCents: number, minute: number, key: string | null = null) => ({ key, keptCents, at: at(minute) });
const share = (people: number, leftCents: number, equal: EqualSplit) =>
  partOf({ by: 'people', people }, { dues: [], mine: [], taken: [], leftCents, equal });

test('equal parts, asked for one after the other of what is left, are equal to the cent and come to the whole', () => {
  for (let whole = 100; whole < 20_000; whole += 337)
    for (let people = 1; people < 13; people += 1) {
      const split: Split = { by: 'people', people };
      const parts: Part[] = [];
      const payments: ReturnType<typeof payment>[] = [];
      const shares: number[] = [];
      for (let payer = 0; payer < people; payer += 1) {
        const leftCents = whole - shares.reduce((sum, cents) => sum + cents, 0);
        const equal = equalSplitOf({ leftCents, parts, payments }, `phone ${payer}`);
        const cents = partOf(split, { dues: [], mine: [], taken: [], leftCents, equal });
        shares.push(cents);
        // By turns: one is about to pay, one has paid by phone, one has paid at the till.
        const asked = part(`phone ${payer}`, payer, { people, cents, status: payer % 3 === 1 ? 'paid' : 'asked' });
        if (payer % 3 < 2) parts.push(asked);
        if (payer % 3 > 0) payments.push(payment(cents, payer, payer % 3 === 1 ? asked.id : null));
      }
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(whole);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }
});

test('of three the second is asked for a third of the whole, however the first has paid', () => {
  const asked = part('ana', 1, { cents: 3_334 });
  const paid = part('ana', 1, { cents: 3_334, status: 'paid' });
  const own = part('ana', 1, { split: 'amount', people: null, cents: 3_334, status: 'paid' });
  const told: Omit<Paying, 'leftCents'>[] = [
    { parts: [asked], payments: [] },
    { parts: [paid], payments: [payment(3_334, 2, paid.id)] },
    { parts: [own], payments: [payment(3_334, 2, own.id)] },
    { parts: [], payments: [payment(3_334, 2)] },
    // In two ways at the till.
    { parts: [], payments: [payment(2_000, 2), payment(1_334, 3)] },
  ];
  for (const paying of told) {
    const equal = equalSplitOf({ leftCents: 6_666, ...paying }, 'rui');
    expect(share(3, 6_666, equal)).toBe(3_333);
  }
});

test('among how many it is divided is said once for all phones, and a part that was taken back says nothing', () => {
  const left = { leftCents: 6_666, payments: [] };
  expect(peopleOf(equalSplitOf({ ...left, parts: [] }, 'rui'), 1)).toBe(2);
  expect(peopleOf(equalSplitOf({ ...left, parts: [] }, 'rui'), 4)).toBe(4);
  expect(peopleOf(equalSplitOf({ ...left, parts: [part('ana', 1, { people: 3 })] }, 'rui'), 1)).toBe(3);
  const withdrawn = part('ana', 1, { people: 3, status: 'withdrawn' });
  expect(equalSplitOf({ ...left, parts: [withdrawn] }, 'rui')).toEqual({
    people: null,
    phones: 0,
    tillCents: 0,
    wholeCents: 6_666,
  });
});

test('who divides once more begins another round, of which what was paid before is none', () => {
  const first = [part('ana', 1, { status: 'paid', cents: 3_000 }), part('rui', 2, { status: 'paid', cents: 3_000 })];
  const payments = [
    ...first.map(({ id, cents }, index) => payment(cents, index + 1, id)),
    // The third paid at the till.
    payment(3_000, 3),
  ];
  const left = { leftCents: 1_500, payments };
  expect(share(3, 1_500, equalSplitOf({ ...left, parts: first }, 'ana'))).toBe(500);
  const again = [...first, part('ana', 4, { cents: 500 })];
  expect(share(3, 1_000, equalSplitOf({ leftCents: 1_000, payments, parts: again }, 'rui'))).toBe(500);
  const third = [...payments, payment(500, 5)];
  expect(share(3, 500, equalSplitOf({ leftCents: 500, payments: third, parts: again }, 'rui'))).toBe(500);
});

test('who has paid for what was theirs and divides the rest is still one of those who divide it', () => {
  const items = part('ana', 1, { split: 'items', people: null, status: 'paid', cents: 2_000 });
  const paying = { leftCents: 8_000, parts: [items], payments: [payment(2_000, 1, items.id)] };
  expect(equalSplitOf(paying, 'ana').phones).toBe(0);
  expect(equalSplitOf(paying, 'rui').phones).toBe(1);
});
