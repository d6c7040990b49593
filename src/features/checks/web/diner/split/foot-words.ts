import { m } from '#generated/messages/messages.js';
import type { Check } from '../../../told/contract.ts';
import { heldMinutes } from '../../../values.ts';
import { money } from '../money.ts';

/** In one line over the button: what is optional in the part, and for how long what was chosen is kept. */
export function footWords({ mine, lines }: Pick<Check, 'mine' | 'lines'>, now: string): string {
  if (mine.cents === 0) return '';
  const words = [
    mine.feeCents > 0 && m['checks.withFee']({ amount: money(mine.feeCents) }),
    mine.couvertCents > 0 && m['checks.withCouvert']({ amount: money(mine.couvertCents) }),
  ];
  const ends = lines.flatMap(({ claims }) => claims.filter(({ you }) => you).map(({ until }) => until));
  const kept = ends.filter((until) => until !== null);
  if (kept.some((until) => Date.parse(until) <= Date.parse(now))) words.push(m['checks.heldNoMore']());
  else if (kept.length > 0) words.push(m['checks.heldShort']({ minutes: heldMinutes }));
  return words.filter((each) => each !== false).join(' · ');
}
