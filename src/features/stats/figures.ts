import { addDays, minutesOf } from '#lib/days.ts';
import { businessDay } from '../restaurants/business-day.ts';
import { type HouseHours, periodsOn } from '../restaurants/hours.ts';
import type { Compared, DayRevenue, Figures, HourOfDay } from './contract.ts';
import { type Period, periods } from './periods.ts';
import type { Days, HourCount, Sums } from './store.ts';

/** What is usual: the same weekday of the four weeks before. */
const usualDays = 4 * 7;
/** Enough to compare the longest period with the one before it. */
export const historyDays = 59;
const shownDays = 14;
const dayHours = 24;
/** A drawing of fewer hours says nothing of the day's course. */
const leastHours = 8;

/** The business days from some days before `last` up to it, in the restaurant's own calendar. */
export function businessDays(last: string, before: number, hours: HouseHours, timeZone: string): Days {
  const days = Array.from({ length: before + 1 }, (_, index) => addDays(last, index - before));
  const spans = days.map((day) => businessDay(day, hours, timeZone));
  const bounds = [...spans.map(({ since }) => since), ...spans.slice(-1).map(({ until }) => until)];
  return { days, bounds: bounds.map((at) => at.toISOString()) };
}

const sum = (counts: readonly HourCount[], of: (count: HourCount) => number) =>
  counts.reduce((total, count) => total + of(count), 0);

/** How many days ago the days began with which a period is compared. */
export const beganAgo = (period: Period) => periods[period].days - 1 + periods[period].back;

/** Within so many days of its beginning something has to have been ordered, or the time before is no whole one. */
const beginningDays = 7;

/** A period's figures; `before`: the sums of the days that it is compared with. */
export function periodFigures(
  period: Period,
  today: readonly HourCount[],
  history: readonly HourCount[],
  before: Sums | undefined,
): Compared {
  const since = historyDays - (periods[period].days - 1);
  const began = historyDays - beganAgo(period);
  const beginning = Math.min(beginningDays, periods[period].days);
  const known = history.some(({ day }) => day >= began && day < began + beginning);
  const counts = [...today, ...history.filter(({ day }) => day >= since)];
  const its = { orders: sum(counts, ({ orders }) => orders), revenueCents: sum(counts, (each) => each.revenueCents) };
  return { ...figuresOf(its), before: known && before ? figuresOf(before) : null };
}

function figuresOf({ orders, revenueCents }: Sums): Figures {
  return { orders, revenueCents, averageCents: orders === 0 ? null : Math.round(revenueCents / orders) };
}

/** `history` counts the days before today, the oldest as day 0; `today` has the one day 0. */
export function revenueOfDays(day: string, today: readonly HourCount[], history: readonly HourCount[]): DayRevenue[] {
  return Array.from({ length: shownDays }, (_, index) => {
    const ago = shownDays - 1 - index;
    const counts = ago === 0 ? today : history.filter((count) => count.day === historyDays - ago);
    return {
      day: addDays(day, -ago),
      orders: sum(counts, (count) => count.orders),
      revenueCents: sum(counts, (count) => count.revenueCents),
    };
  });
}

/** The hours of a day that anything is to be told of: those it is open, and those that have or usually have orders. */
export function ordersByHour(
  day: string,
  today: readonly HourCount[],
  history: readonly HourCount[],
  hours: HouseHours,
): HourOfDay[] {
  const alike = history.filter(({ day }) => day >= historyDays - usualDays && (historyDays - day) % 7 === 0);
  const known = new Set(alike.map((count) => count.day)).size;
  const open = openHours(day, hours);
  const named = [...today, ...alike].map(({ hour }) => hour).concat(open);
  if (named.length === 0) return [];
  const first = Math.min(...named);
  const last = Math.max(...named, first + leastHours - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const at = (counts: readonly HourCount[]) =>
      sum(
        counts.filter((count) => count.hour === hour),
        (count) => count.orders,
      );
    return { hour, orders: at(today), usual: known === 0 ? null : Math.round((at(alike) / known) * 10) / 10 };
  });
}

/** The first and the last hour of each of the day's periods. */
function openHours(day: string, hours: HouseHours): number[] {
  return periodsOn(hours, day).flatMap(({ open, close }) => {
    const from = minutesOf(open);
    const to = minutesOf(close);
    const end = to > from ? to : to + dayHours * 60;
    return [Math.floor(from / 60), Math.ceil(end / 60) - 1];
  });
}
