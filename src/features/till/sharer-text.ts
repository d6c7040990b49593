import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';

/** Somebody who is given a share of the fee, with their points where it goes by points. */
export function sharerText({ name, points }: { name: string; points: number | null }, locale: Locale): string {
  if (points === null) return name;
  return points === 1
    ? m['till.fee.personOne']({ name }, { locale })
    : m['till.fee.person']({ name, points }, { locale });
}
