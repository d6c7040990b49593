import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Plan } from '../contract.ts';
import { freeMonths, monthlyCents } from '../plan-figures.ts';
import type { Period } from '../values.ts';

const perPeriod: Record<Period, () => string> = {
  month: m['billing.plan.perMonth'],
  semester: m['billing.plan.perSemester'],
  year: m['billing.plan.perYear'],
};

/** '29,90' and '/mês': the sign and the rhythm are set smaller than the figure. */
export function priceParts({ priceCents, period }: Plan): { sign: string; figure: string; per: string } {
  const sign = 'R$';
  const figure = formatMoney(priceCents, getLocale()).replace(sign, '').trim();
  return { sign, figure, per: perPeriod[period]() };
}

/** What a longer period comes to per month; null for a month itself. */
export function monthlyText(plan: Plan): string | null {
  if (plan.period === 'month') return null;
  return m['billing.plan.equals']({ price: formatMoney(monthlyCents(plan), getLocale()) });
}

/** What is won over paying the same by the month, or null. */
export function freeText(plan: Plan, plans: readonly Plan[]): string | null {
  const count = freeMonths(plan, plans);
  if (count < 1) return null;
  if (count === 2) return m['billing.plan.free.two']();
  return count === 1 ? m['billing.plan.free.one']() : m['billing.plan.free.many']({ count });
}

/** What the catalogue has a text for. */
type Known = keyof typeof m extends infer Key ? (Key extends `billing.features.${infer Name}` ? Name : never) : never;

/** What a plan includes. A key that this version has no text for is passed over: the catalogue may be newer. */
export function featureTexts({ features, tableLimit }: Plan): string[] {
  return features.flatMap((key) => {
    if (key === 'tables_bills' && tableLimit !== null) return [m['billing.tablesUpTo']({ count: tableLimit })];
    return m[`billing.features.${key as Known}`]?.() ?? [];
  });
}
