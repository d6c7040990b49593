import { m } from '#generated/messages/messages.js';
import type { PaymentMethod } from '../../values.ts';

/** Each by its own name: a text that is looked up by a made key takes the whole catalogue to a guest's phone. */
export const paidWith: Record<PaymentMethod, () => string> = {
  dinheiro: m['diner.paidWith.dinheiro'],
  debito: m['diner.paidWith.debito'],
  credito: m['diner.paidWith.credito'],
  pix: m['diner.paidWith.pix'],
};

/** The same of what was handed back. */
export const returnedBy: Record<PaymentMethod, () => string> = {
  dinheiro: m['diner.returned.dinheiro'],
  debito: m['diner.returned.debito'],
  credito: m['diner.returned.credito'],
  pix: m['diner.returned.pix'],
};
