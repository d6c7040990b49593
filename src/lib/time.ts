import type { Locale } from './locale.ts';

const cache = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`;
  const found = cache.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  cache.set(key, found);
  return found;
}

/** 'Nov 21, 2026 8:13 PM' (en) or '21 de nov. de 2026, 20:13' (pt-BR), in the restaurant's time zone. */
export function formatDateTime(instant: Date | string, locale: Locale, timeZone: string): string {
  const at = new Date(instant);
  // English as the specification writes it, 'MMM d, yyyy h:mm a'; every other language by its own custom.
  if (locale === 'en') {
    const day = formatter(locale, timeZone, { month: 'short', day: 'numeric', year: 'numeric' }).format(at);
    return `${day} ${formatter(locale, timeZone, { hour: 'numeric', minute: '2-digit' }).format(at)}`;
  }
  const day = formatter(locale, timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
  return `${day}, ${formatTime(at, locale, timeZone)}`;
}

/** '20:13' (pt-BR) or '8:13 PM' (en). */
export function formatTime(instant: Date | string, locale: Locale, timeZone: string): string {
  const { hour12 } = formatter(locale, timeZone, { hour: 'numeric' }).resolvedOptions();
  return formatter(locale, timeZone, { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
}

/** 'sábado, 21 de novembro de 2026 às 20:13', whatever the screen's language: receipts are Portuguese. */
export function formatReceiptDate(instant: Date | string, timeZone: string): string {
  return formatter('pt-BR', timeZone, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));
}

export interface LocalClock {
  /** Monday is 1, Sunday is 0, as in Date.getDay. */
  weekday: number;
  /** Minutes since local midnight. */
  minutes: number;
  /** The local calendar day as YYYY-MM-DD. */
  day: string;
}

/** What the clock on the restaurant's wall says at an instant. */
export function localClock(instant: Date, timeZone: string): LocalClock {
  const parts = formatter('en', timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '0';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    weekday: new Date(`${day}T12:00:00Z`).getUTCDay(),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
    day,
  };
}

const minuteMs = 60_000;

/** Minutes from clock to clock, as people count them: from 20:03:50 to 20:05:10 it is two. */
export function clockMinutes(from: number, to: number): number {
  return Math.floor(to / minuteMs) - Math.floor(from / minuteMs);
}
