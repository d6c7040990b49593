import { getLocale } from '#generated/messages/runtime.js';

/** 'Nov' or 'nov', and 'November 2026' or 'novembro de 2026', of 2026-11. */
export function monthText(month: string, style: 'short' | 'long'): string {
  const options = style === 'short' ? ({ month: 'short' } as const) : ({ month: 'long', year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(getLocale(), { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T12:00:00Z`)).replace('.', '');
}
