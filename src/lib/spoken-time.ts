import { daysBetween, todayIn } from './days.ts';
import type { Locale } from './locale.ts';
import { formatDateTime, formatTime } from './time.ts';

const minuteMs = 60_000;

/** A moment as people say it: 'hoje, 20:30', 'ontem, 20:30', 'sábado, 20:30', '21 de nov., 20:30', and of another year in full. */
export function spokenMoment(instant: Date | string, locale: Locale, timeZone: string, now = new Date()): string {
  const at = new Date(instant);
  const day = todayIn(timeZone, at);
  const today = todayIn(timeZone, now);
  const ago = daysBetween(day, today);
  if (day.slice(0, 4) !== today.slice(0, 4) && Math.abs(ago) > 6) return formatDateTime(at, locale, timeZone);
  return `${spokenDay(at, ago, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`;
}

/** The same, and within the hour how long ago: 'agora', 'há 4 min'. */
export function spokenTime(instant: Date | string, locale: Locale, timeZone: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / minuteMs);
  if (minutes < 0 || minutes >= 60) return spokenMoment(instant, locale, timeZone, now);
  const says = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return minutes === 0 ? says.format(0, 'second') : says.format(-minutes, 'minute').replace('.', '');
}

function spokenDay(at: Date, ago: number, locale: Locale, timeZone: string): string {
  if (ago >= -1 && ago <= 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
  if (ago <= 0 || ago >= 7)
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(at);
  // Beside a time nobody says 'segunda-feira', and among figures of one width a hyphen stands as wide as they do.
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(at).replace('-feira', '');
}
