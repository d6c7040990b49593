import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime, localClock } from '#lib/time.ts';
import type { OpeningHours } from '../../contract.ts';
import { openState, saysHours, weekdayAt } from '../../hours.ts';
import type { Weekday } from '../../values.ts';

export interface HoursText {
  open: boolean;
  /** 'Aberto agora' or 'Fechado agora'. */
  state: string;
  /** What comes next: 'Aberto até 23:00', 'Abre às 18:00'; empty when nothing does. */
  next: string;
  /** 'Hoje, 11:30 às 15:00 e 18:00 às 23:00'; after midnight 'Aberto até 02:00'. */
  today: string;
}

/** What to say of a restaurant's hours now, or null when it has not given any. */
export function hoursText(hours: OpeningHours, timezone: string, now: number): HoursText | null {
  if (!saysHours(hours)) return null;
  const state = openState(hours, localClock(new Date(now), timezone));
  return {
    open: state.open,
    state: state.open ? m['diner.openNow']() : m['diner.closedNow'](),
    next: nextText(state),
    today: state.lastsUntil ? nextText(state) : todayText(state.today),
  };
}

function nextText({ open, closesAt, opensAt, opensOn }: ReturnType<typeof openState>): string {
  if (open) return closesAt ? m['diner.openUntil']({ time: clockText(closesAt) }) : '';
  if (!opensAt) return '';
  const time = clockText(opensAt);
  return opensOn ? m['diner.opensOn']({ day: weekdayText(opensOn), time }) : m['diner.opensAt']({ time });
}

function todayText(today: ReturnType<typeof openState>['today']): string {
  if (typeof today === 'string') return m['diner.todayClosed']({ text: today });
  if (today.length === 0) return m['diner.closedToday']();
  const periods = today.map(({ open, close }) => m['diner.period']({ open: clockText(open), close: clockText(close) }));
  return m['diner.todayHours']({ hours: periods.join(m['diner.and']()) });
}

/** '18:00' as the reader writes it: '6:00 PM' in English. */
function clockText(time: string): string {
  const instant = new Date(`2023-01-01T${time}:00Z`);
  return formatTime(instant, getLocale(), 'UTC');
}

function weekdayText(day: Weekday): string {
  const index = [0, 1, 2, 3, 4, 5, 6].find((i) => weekdayAt(i) === day) ?? 0;
  // 1 January 2023 was a Sunday.
  const instant = new Date(Date.UTC(2023, 0, 1 + index));
  return new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(instant);
}
