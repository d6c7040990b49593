import { addDays, instantOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { type HouseHours, periodsOn, saysHours } from '../restaurants/hours.ts';
import { type Booked, hourMs, sittingOf, type Window } from './evening.ts';

/** A pause at least this long parts lunch from dinner. */
const pauseMs = 2 * hourMs;
/** What is shown of a night of which neither hours nor reservations are known. */
const unknownHours = { open: '12:00', close: '00:00' };

type House = HouseHours & { timezone: string };

/**
 * The meals of a night in order, at least one: its openings and what is booked, in full hours. What lies closer together than two hours
 * is one meal. Who sits there now widens the meal they came for; people at a table in the morning make no evening of it.
 */
export function mealsOf(night: string, house: House, booked: readonly Booked[], seated: readonly Window[]): Window[] {
  const at = (day: string, time: string) => +instantOf(day, time, house.timezone);
  const opening = ({ open, close }: { open: string; close: string }) => ({
    since: at(night, open),
    until: at(close > open ? night : addDays(night, 1), close),
  });
  const held = booked.filter(({ status }) => status !== 'cancelada').map((each) => sittingOf(each, house.timezone));
  const known = [...periodsOn(house, night).map(opening), ...held];
  // Where no hours are said, whoever sits there is all that is known.
  const spans = saysHours(house, night) ? widened(known, seated) : [...known, ...seated];
  return parted(spans.length > 0 ? spans : [opening(unknownHours)]).map(({ since, until }) => {
    const end = fullHour(until, house.timezone);
    return { since: fullHour(since, house.timezone), until: end < until ? end + hourMs : end };
  });
}

/** The meal that is on, or else the one that comes next; after the last one, that one. */
export function mealAt(meals: readonly Window[], now: number): Window {
  return meals.find(({ until }) => now < until) ?? meals[meals.length - 1] ?? wholeNight(meals);
}

/** From the first meal of a night to the end of its last. */
export function wholeNight(meals: readonly Window[]): Window {
  return { since: meals[0]?.since ?? 0, until: meals.at(-1)?.until ?? 0 };
}

/** With those beside whom there is something at less than a pause. */
function widened(spans: readonly Window[], seated: readonly Window[]): Window[] {
  const belongs = ({ since, until }: Window) =>
    spans.some((span) => since - span.until < pauseMs && span.since - until < pauseMs);
  return [...spans, ...seated.filter(belongs)];
}

function parted(spans: readonly Window[]): Window[] {
  const meals: Window[] = [];
  for (const { since, until } of [...spans].sort((a, b) => a.since - b.since)) {
    const last = meals.at(-1);
    if (last && since - last.until < pauseMs) last.until = Math.max(last.until, until);
    else meals.push({ since, until });
  }
  return meals;
}

function fullHour(at: number, timeZone: string): number {
  return at - (at % 60_000) - (localClock(new Date(at), timeZone).minutes % 60) * 60_000;
}
