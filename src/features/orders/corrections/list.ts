import type { Scope } from '#database/scope.ts';
import { addDays } from '#lib/days.ts';
import { businessDay, businessDayAt } from '../../restaurants/business-day.ts';
import { keptProfile } from '../../restaurants/store.ts';
import type { OutputOf } from '../../serves.ts';
import type { orders } from '../contract.ts';
import type { CorrectionSums } from './contract.ts';
import { correctionsBetween, type Summed, summedCorrections } from './store.ts';
import { sumOf } from './sum-of.ts';
import { listedKinds } from './values.ts';

const shownDays = 30;
/** One by one; what is beyond them is in the sums. */
const shownEntries = 300;

/** What was corrected, cancelled and lessened by edits on a business day, or on the last thirty: entry by entry, and summed by day and by person. */
export async function listCorrections(
  scope: Scope,
  { day, now }: { day: string | undefined; now: Date },
): Promise<OutputOf<typeof orders.corrections>> {
  const house = await keptProfile(scope);
  const { timezone } = house;
  const today = businessDayAt(now, house, timezone);
  const asked = day ? [day] : Array.from({ length: shownDays }, (_, n) => addDays(today, n + 1 - shownDays));
  const bounds = asked.map((each) => businessDay(each, house, timezone));
  const ends = [...bounds.map(({ since }) => since), ...bounds.slice(-1).map(({ until }) => until)];
  const [found, summed] = await Promise.all([
    correctionsBetween(scope, ends[0] ?? now, ends.at(-1) ?? now, shownEntries + 1),
    summedCorrections(scope, ends),
  ]);
  const days = asked.map((each, index) => ({ day: each, ...sumsOf(summed.filter((row) => row.day === index)) }));
  const people = [...new Map(summed.map(({ id, name }) => [id, name]))].map(([id, name]) => ({
    id,
    name,
    ...sumsOf(summed.filter((row) => row.id === id)),
  }));
  return {
    today,
    sums: sumsOf(summed),
    days: days.filter((sums) => listedKinds.some((kind) => sums[`${kind}s`] > 0)).reverse(),
    people: people.sort((a, b) => sumOf(b) - sumOf(a)),
    entries: found.slice(0, shownEntries),
    more: found.length > shownEntries,
  };
}

function sumsOf(rows: readonly Summed[]): CorrectionSums {
  const sums = { voids: 0, voidCents: 0, gifts: 0, giftCents: 0, cancels: 0, cancelCents: 0, edits: 0, editCents: 0 };
  for (const { kind, count, cents } of rows) {
    sums[`${kind}s`] += count;
    sums[`${kind}Cents`] += cents;
  }
  return sums;
}
