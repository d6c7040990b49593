import { m } from '#generated/messages/messages.js';
import type { Check } from '../../told/contract.ts';

/** What every part has a share of: of a house without couvert nobody is told of it. */
export function includedWords({ serviceFeeCents, couvert }: Pick<Check, 'serviceFeeCents' | 'couvert'>): string | null {
  if (serviceFeeCents > 0) return couvert ? m['checks.feeAndCouvertWithin']() : m['checks.feeWithin']();
  return couvert && m['checks.couvertWithin']();
}

/** Why fee and couvert are as they are once something is paid. */
export function closedWords({ couvert, couvertOfferCents }: Pick<Check, 'couvert' | 'couvertOfferCents'>): string {
  return couvert || couvertOfferCents > 0 ? m['checks.wishesClosed']() : m['checks.feeClosed']();
}
