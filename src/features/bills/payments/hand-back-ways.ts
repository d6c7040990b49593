import type { PaymentMethod } from '../values.ts';
import type { BillPayment } from './contract.ts';

const always: readonly PaymentMethod[] = ['dinheiro', 'pix'];
const cards = ['credito', 'debito'] as const;

/** Whether a method gives money back whatever it was paid with. */
export const givesBackAlways = (method: PaymentMethod): boolean => always.includes(method);

type Paid = Pick<BillPayment, 'method' | 'keptCents' | 'by'>;

/** By which methods an amount can be given back: on a card no more than the house's own terminal took with it. */
export function handBackWays(payments: readonly Paid[], backCents: number): PaymentMethod[] {
  const byHand = payments.filter(({ by }) => by !== null);
  return [...always, ...cards.filter((method) => keptBy(byHand, method) >= backCents)];
}

/** As most of it was paid, where that can be given back; out of the drawer otherwise. */
export function usualWay(payments: readonly Paid[], backCents: number): PaymentMethod {
  const most = Math.max(...[...always, ...cards].map((method) => keptBy(payments, method)));
  const ways = handBackWays(payments, backCents);
  return ways.find((method) => most > 0 && keptBy(payments, method) === most) ?? 'dinheiro';
}

function keptBy(payments: readonly Paid[], method: PaymentMethod): number {
  return payments.reduce((sum, each) => sum + (each.method === method ? each.keptCents : 0), 0);
}
