import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { weekdayOf } from '#lib/days.ts';
import { formatPercentage } from '#lib/money.ts';
import type { Compared } from '../contract.ts';
import { type Period, periods } from '../periods.ts';

const moreTexts = [
  m['stats.moreThan.sunday'],
  m['stats.moreThan.monday'],
  m['stats.moreThan.tuesday'],
  m['stats.moreThan.wednesday'],
  m['stats.moreThan.thursday'],
  m['stats.moreThan.friday'],
  m['stats.moreThan.saturday'],
];
const lessTexts = [
  m['stats.lessThan.sunday'],
  m['stats.lessThan.monday'],
  m['stats.lessThan.tuesday'],
  m['stats.lessThan.wednesday'],
  m['stats.lessThan.thursday'],
  m['stats.lessThan.friday'],
  m['stats.lessThan.saturday'],
];

export interface ChangeText {
  text: string;
  more: boolean;
}

/** By how many orders a period is ahead of what it is compared with; null where there is nothing to compare. */
export function ordersChange({ orders, before }: Compared, period: Period, day: string): ChangeText | null {
  // A day on which nobody ordered, as when the house was closed, is nothing to compare with.
  if (!before || before.orders === 0) return null;
  const more = orders - before.orders;
  return changeText(more, String(Math.abs(more)), period, day);
}

/** The same of the revenue, in percent. */
export function revenueChange({ revenueCents, before }: Compared, period: Period, day: string): ChangeText | null {
  if (!before || before.revenueCents === 0) return null;
  const percent = Math.round(((revenueCents - before.revenueCents) / before.revenueCents) * 100);
  return changeText(percent, `${formatPercentage(Math.abs(percent) * 100, getLocale())}%`, period, day);
}

function changeText(more: number, count: string, period: Period, day: string): ChangeText | null {
  if (period !== 'today') {
    const { days } = periods[period];
    if (more === 0) return { text: m['stats.period.like']({ days }), more: false };
    const text = more > 0 ? m['stats.period.more'] : m['stats.period.less'];
    return { text: text({ count, days }), more: more > 0 };
  }
  if (more === 0) return { text: m['stats.likeLastWeek'](), more: false };
  const text = (more > 0 ? moreTexts : lessTexts)[weekdayOf(day)];
  return text ? { text: text({ count }), more: more > 0 } : null;
}
