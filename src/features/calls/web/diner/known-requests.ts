import { m } from '#generated/messages/messages.js';
import { folded } from '#lib/folded.ts';
import { locales } from '#lib/locale.ts';

/** What nearly every house brings besides dishes. */
const known = [
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
export function requestText(request: string): string {
  const name = folded(request);
  const usual = known.find((text) => locales.some((locale) => folded(text({}, { locale })) === name));
  return usual?.() ?? request;
}
