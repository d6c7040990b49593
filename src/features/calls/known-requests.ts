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

/** By their folded name in every language. Built at the first call: the messages of all languages are there by then. */
let byName: Map<string, (typeof usualOnes)[number]> | undefined;
function usual(request: string) {
  byName ??= new Map(usualOnes.flatMap((text) => locales.map((locale) => [folded(text({}, { locale })), text])));
  return byName.get(folded(request));
}

/** What a house brings, in the reader's language where it is one of the usual things, and in the house's own words otherwise. */
export const requestText = (request: string, locale: Locale = getLocale()): string =>
  usual(request)?.({}, { locale }) ?? request;
