import { m } from '#generated/messages/messages.js';
import type { PaymentMethod } from '../values.ts';

/** What whoever keeps the till does so that an amount goes back to whoever paid. */
export const returnWords = {
  dinheiro: m['bills.reverse.cash'],
  pix: m['bills.reverse.pix'],
  credito: m['bills.reverse.card'],
  debito: m['bills.reverse.card'],
} as const satisfies Record<PaymentMethod, unknown>;
