import { getLocale } from '#generated/messages/runtime.js';

/** The platform reads its clock in São Paulo, wherever a restaurant is. */
export const zone = 'America/Sao_Paulo';

const styles = {
  en: { dateStyle: 'medium' },
  // All four digits of the year, which the short style of some browsers leaves out.
  'pt-BR': { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const;

function dated(at: Date, timeZone: string): string {
  const locale = getLocale();
  return new Intl.DateTimeFormat(locale, { ...styles[locale], timeZone }).format(at);
}

/** 'Nov 21, 2026' or '21/11/2026'. */
export const dateText = (instant: string) => dated(new Date(instant), zone);

/** A day of the calendar, such as 2026-11-21. */
export const dayText = (day: string) => dated(new Date(`${day}T12:00:00Z`), 'UTC');
