import { m } from '#generated/messages/messages.js';
import type { Check } from '../../told/contract.ts';

/** What every part has a share of: of a house without couvert nobody is told of it. */
export function includedWords({ serviceFeeCents, couvert }: Pick<Check, 'serviceFeeCents' | 'couvert'>): string | null {
  if (serviceFeeCents > 0) return couvert ? m['checks.feeAndCouvertWithin']() : m['checks.feeWithin']();
  return couvert && m['checks.couvertWithin']();
}

type Wished = Pick<Check, 'serviceFeeCents' | 'feeDeclined' | 'couvert' | 'couvertOfferCents'>;

/** Why fee and couvert are as they are once something is paid; of neither where there is none. */
export function closedWords({ serviceFeeCents, feeDeclined, couvert, couvertOfferCents }: Wished): string | null {
  if (serviceFeeCents === 0 && !feeDeclined && !couvert) return null;
  return couvert || couvertOfferCents > 0 ? m['checks.wishesClosed']() : m['checks.feeClosed']();
}
