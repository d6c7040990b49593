import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { folded } from '#lib/folded.ts';
import { type Locale, locales } from '#lib/locale.ts';

/** What nearly every house brings besides dishes. */
const usualOnes = [
  m['diner.requests.ice'],
  m['diner.requests.cutlery'],
  m['diner.requests.napkins'],
  m['diner.requests.highChair'],
  m['diner.requests.pepper'],
  m['diner.requests.clear'],
  m['diner.requests.glasses'],
  m['diner.requests.salt'],
  m['diner.requests.sauces'],
  m['diner.requests.straws'],
];

/** What a house brings, in the reader's language where it is one of the usual things, and in the house's own words otherwise. */
export function requestText(request: string, locale: Locale = getLocale()): string {
  const name = folded(request);
  const usual = usualOnes.find((text) => locales.some((known) => folded(text({}, { locale: known })) === name));
  return usual?.({}, { locale }) ?? request;
}
