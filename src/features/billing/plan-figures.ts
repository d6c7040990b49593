import type { Plan } from './contract.ts';
import { monthsOf } from './values.ts';

/** What a plan comes to per month, half up to the cent. */
export function monthlyCents({ priceCents, period }: Pick<Plan, 'priceCents' | 'period'>): number {
  const count = monthsOf[period];
  return Math.floor((priceCents * 2 + count) / (count * 2));
}

/** How many months of the same tier's monthly price a longer period saves, to the nearest whole one. */
export function freeMonths(plan: Plan, plans: readonly Plan[]): number {
  const monthly = plans.find(({ tier, period }) => tier === plan.tier && period === 'month');
  if (plan.period === 'month' || !monthly || monthly.priceCents === 0) return 0;
  const saved = monthly.priceCents * monthsOf[plan.period] - plan.priceCents;
  return Math.max(0, Math.round(saved / monthly.priceCents));
}
