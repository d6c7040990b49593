import type { PaymentMethod } from '../values.ts';
import type { BillPayment } from './contract.ts';

const always = ['dinheiro', 'pix'] as const;
const cards = ['credito', 'debito'] as const;

/** By which methods an amount can be given back: on a card no more than the house's own terminal took with it. */
export function handBackWays(
  payments: readonly Pick<BillPayment, 'method' | 'keptCents' | 'by'>[],
  backCents: number,
): PaymentMethod[] {
  const keptBy = (method: PaymentMethod) =>
    payments.reduce((sum, each) => sum + (each.method === method && each.by !== null ? each.keptCents : 0), 0);
  return [...always, ...cards.filter((method) => keptBy(method) >= backCents)];
}
