import type { Scope } from '#database/scope.ts';
import { keptProfile } from '../../restaurants/store.ts';
import type { OutputOf } from '../../serves.ts';
import type { orders } from '../contract.ts';
import type { CorrectionSums } from './contract.ts';
import { listedDays } from './listed-days.ts';
import { correctionsBetween, type Summed, summedCorrections } from './store.ts';
import { sumOf } from './sum-of.ts';
import { listedKinds } from './values.ts';

/** One by one; what is beyond them is in the sums. */
const shownEntries = 300;

/** What was corrected, cancelled and lessened by edits on a business day, or on the last thirty: entry by entry, and summed by day and by person. */
export async function listCorrections(
  scope: Scope,
  { day, now }: { day: string | undefined; now: Date },
): Promise<OutputOf<typeof orders.corrections>> {
  const { today, days: asked, bounds } = listedDays(day, now, await keptProfile(scope));
  const [found, summed] = await Promise.all([
    correctionsBetween(scope, bounds[0] ?? now, bounds.at(-1) ?? now, shownEntries + 1),
    summedCorrections(scope, bounds),
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
