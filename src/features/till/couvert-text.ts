import { m } from '#generated/messages/messages.js';
import { formatDay } from '#lib/days.ts';
import type { Locale } from '#lib/locale.ts';
import type { TillCouvert } from './contract.ts';

/** 'Trio Sabiá, sex., 20 de nov.', or the day alone where the house did not say who played. */
export function couvertText({ day, artist }: Pick<TillCouvert, 'day' | 'artist'>, locale: Locale): string {
  const at = formatDay(day, locale, 'short');
  return artist === '' ? at : m['till.couvert.of']({ artist, day: at }, { locale });
}
