import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { daysBetween } from '#lib/days.ts';
import { formatTime, localClock } from '#lib/time.ts';
import { type HouseHours, isAllDay, type OpenState, openState, saysClosed, saysHours } from '../../hours.ts';
import type { Period } from '../../opening/contract.ts';

export interface HoursText {
  open: boolean;
  /** 'Aberto agora' or 'Fechado agora'. */
  state: string;
  /** What comes next: 'Aberto até 23:00', 'Abre às 18:00'; empty when nothing does. */
  next: string;
  /** What one narrow line has room for: 'Aberto agora', 'Abre às 18:00', 'Abre ter. 18:00'. */
  brief: string;
  /** 'Hoje, 11:30 às 15:00 e 18:00 às 23:00', 'Hoje, 24 horas'; after midnight 'Aberto até 02:00'. */
  today: string;
}

/** What to say of a restaurant's hours now, or null when it has not given any. */
export function hoursText(house: HouseHours & { timezone: string }, now: number): HoursText | null {
  const clock = localClock(new Date(now), house.timezone);
  const state = openState(house, clock);
  if (!saysHours(house, state.day)) return null;
  return {
    open: state.open,
    state: state.open ? m['diner.openNow']() : m['diner.closedNow'](),
    next: nextText(state, clock.day),
    brief: briefText(state, clock.day),
    today: state.lastsUntil ? nextText(state, clock.day) : todayText(state.today),
  };
}

/** What comes next: 'Aberto até 23:00', 'Abre terça-feira às 18:00'; empty when nothing does. */
export function nextText({ open, closesAt, opensAt, opensOn }: OpenState, today: string): string {
  if (open) return closesAt ? m['diner.openUntil']({ time: clockText(closesAt) }) : '';
  if (!opensAt) return '';
  const time = clockText(opensAt);
  return opensOn ? m['diner.opensOn']({ day: longDay(opensOn, today), time }) : m['diner.opensAt']({ time });
}

function briefText(state: OpenState, today: string): string {
  const { open, opensAt, opensOn } = state;
  if (open) return m['diner.openNow']();
  if (!opensAt) return m['diner.closedNow']();
  if (!opensOn) return nextText(state, today);
  const day = dayText(opensOn, isNear(opensOn, today) ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
  return m['diner.opensOnBrief']({ day, time: clockText(opensAt) });
}

function todayText(today: OpenState['today']): string {
  if (typeof today === 'string' && !saysClosed(today)) return m['diner.todayClosed']({ text: today });
  if (typeof today === 'string' || today.length === 0) return m['diner.closedToday']();
  return m['diner.todayHours']({ hours: today.map(periodText).join(m['diner.and']()) });
}

function periodText(period: Period): string {
  if (isAllDay(period)) return m['restaurants.settings.allDay']();
  return m['diner.period']({ open: clockText(period.open), close: clockText(period.close) });
}

/** '18:00' as the reader writes it: '6:00 PM' in English. */
function clockText(time: string): string {
  const instant = new Date(`2023-01-01T${time}:00Z`);
  return formatTime(instant, getLocale(), 'UTC');
}

/** 'sexta-feira'; a week ahead or more also which one: 'sexta-feira, 8 de jan.'. */
function longDay(day: string, today: string): string {
  return dayText(day, isNear(day, today) ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'short' });
}

const isNear = (day: string, today: string) => daysBetween(today, day) < 7;

function dayText(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(getLocale(), { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
