import type { PaymentMethod } from '../../bills/values.ts';
import type { Tally } from '../contract.ts';
import { countedMethods, mostCents } from '../values.ts';

/** What notes there are, in reais; coins are counted together. */
export const noteValues = [200, 100, 50, 20, 10, 5, 2] as const;
/** Of each note. */
export const mostNotes = 99_999;

/** How many of each note, as typed; the coins as money. */
export interface DrawerCount {
  notes: Partial<Record<(typeof noteValues)[number], number>>;
  coinCents: number;
}

/** An amount that the till takes: neither below zero nor more than any drawer holds. */
export const isCounted = (cents: number | null | undefined): cents is number =>
  typeof cents === 'number' && cents >= 0 && cents <= mostCents;

/** While what is typed is no amount that the till takes, none. */
export const coinsOf = ({ coinCents }: DrawerCount) => (isCounted(coinCents) ? coinCents : 0);

export function drawerCents(count: DrawerCount): number {
  const inNotes = noteValues.reduce((sum, value) => sum + value * 100 * (count.notes[value] ?? 0), 0);
  return inNotes + coinsOf(count);
}

/** What was typed as counted; a method that is missing is not counted yet, and NaN is no amount. */
export type Counted = Partial<Record<PaymentMethod, number>>;

/** What counts as counted: of a method that nobody paid by there is nothing to count, unless something was typed. The drawer is always counted. */
export function countedOf(tallies: readonly Tally[], typed: Counted): Counted {
  const counted = { ...typed };
  for (const { method, payments, expectedCents } of tallies)
    if (method !== 'dinheiro' && payments === 0 && expectedCents === 0) counted[method] ??= 0;
  return counted;
}

export interface Standing {
  /** Of those that were counted. */
  countedCents: number;
  expectedCents: number;
  differenceCents: number;
  /** Methods without an amount, in the sequence of the screen. */
  uncounted: PaymentMethod[];
  /** Some method is not what was expected, though the sum may be. */
  differs: boolean;
}

/** Typed, and no count of anything: that is said, and not that it is still to be counted. */
export const isWrong = (cents: number | undefined) => cents !== undefined && !isCounted(cents);

/** Notes or coins were counted, and something else stands as counted in cash: only one of them can count. */
export function isOverruled(count: DrawerCount, cashCents: number | undefined): boolean {
  const sum = drawerCents(count);
  return sum > 0 && (sum !== cashCents || !isCounted(cashCents));
}

export function standingOf(tallies: readonly Tally[], counted: Counted): Standing {
  const standing: Standing = { countedCents: 0, expectedCents: 0, differenceCents: 0, uncounted: [], differs: false };
  for (const { method, expectedCents } of tallies) {
    const cents = counted[method];
    standing.expectedCents += expectedCents;
    if (!isCounted(cents)) {
      standing.uncounted.push(method);
      continue;
    }
    standing.countedCents += cents;
    standing.differenceCents += cents - expectedCents;
    if (cents !== expectedCents) standing.differs = true;
  }
  return standing;
}

/** Whether something else is expected by now than when somebody looked. */
export const isOutdated = (seen: Counted, expected: Record<PaymentMethod, number>) =>
  countedMethods.some((method) => seen[method] !== undefined && seen[method] !== expected[method]);

/** Of the method with this name, from a list of what was expected or counted. */
export function byMethod(tallies: readonly Tally[], cents: (tally: Tally) => number): Record<PaymentMethod, number> {
  const found = { dinheiro: 0, debito: 0, credito: 0, pix: 0 };
  for (const tally of tallies) found[tally.method] = cents(tally);
  return found;
}
