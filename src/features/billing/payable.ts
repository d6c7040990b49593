import { addDays, instantOf, todayIn } from '#lib/days.ts';
import type { PaymentMethod } from './values.ts';

/** Brazilian banks' clocks: by them a boleto is due, wherever its restaurant is. */
export const bankZone = 'America/Sao_Paulo';

const hourMs = 60 * 60_000;
const boletoDays = 3;

/** Until when a payment that begins now can be made; the provider may make it shorter. A boleto: until the end of its due day. */
export function payableUntil(method: PaymentMethod, now: Date): Date {
  if (method !== 'boleto') return new Date(now.getTime() + (method === 'pix' ? 24 : 1) * hourMs);
  const due = addDays(todayIn(bankZone, now), boletoDays);
  return new Date(instantOf(addDays(due, 1), '00:00', bankZone).getTime() - 1);
}
