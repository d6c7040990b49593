import { m } from '#generated/messages/messages.js';
import { formatDay } from '#lib/days.ts';
import type { Locale } from '#lib/locale.ts';
import type { TillCouvert } from './contract.ts';

/** 'Trio Sabiá, sex., 20 de nov.', or the day alone where the house did not say who played; 'Couvert da casa' where it is nobody's. */
export function couvertText({ day, artist }: Pick<TillCouvert, 'day' | 'artist'>, locale: Locale): string {
  if (day === null) return m['till.couvert.house']({}, { locale });
  const at = formatDay(day, locale, 'short');
  return artist === '' ? at : m['till.couvert.of']({ artist, day: at }, { locale });
}

/** That artists are paid of it, where some of it is theirs. */
export function couvertHint(couverts: readonly Pick<TillCouvert, 'day'>[], locale: Locale): string | undefined {
  return couverts.some(({ day }) => day !== null) ? m['till.couvert.hint']({}, { locale }) : undefined;
}
