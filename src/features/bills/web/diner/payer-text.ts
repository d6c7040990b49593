import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { PaymentMethod } from '../../values.ts';
import { paidWith } from './paid-with.ts';

/** Each by its own name: a text that is looked up by a made key takes the whole catalogue to a guest's phone. */
const paidBy: Record<PaymentMethod, (said: { name: string; time: string }) => string> = {
  dinheiro: m['diner.payer.dinheiro'],
  debito: m['diner.payer.debito'],
  credito: m['diner.payer.credito'],
  pix: m['diner.payer.pix'],
};

/** How and when something was paid, and by whom where that is known: 'Você, PIX às 21:16'. */
export function payerText(
  name: string | null,
  { method, at }: { method: PaymentMethod; at: string },
  timezone: string,
) {
  const time = formatTime(at, getLocale(), timezone);
  return name === null ? m['checks.paidAt']({ method: paidWith[method](), time }) : paidBy[method]({ name, time });
}
