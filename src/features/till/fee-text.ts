import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { TillFee } from './contract.ts';

/** Of what a till's service fee is made; nothing where there is none. */
export function feeHint({ bills, orders }: Pick<TillFee, 'bills' | 'orders'>, locale: Locale): string | undefined {
  if (bills + orders === 0) return undefined;
  const say = { locale };
  const ofBills = bills === 1 ? m['till.fee.bill']({}, say) : m['till.fee.bills']({ count: bills }, say);
  const ofOrders = orders === 1 ? m['till.fee.order']({}, say) : m['till.fee.orders']({ count: orders }, say);
  const both = m['till.fee.both']({ bills: ofBills, orders: ofOrders }, say);
  return m['till.fee.of']({ what: orders === 0 ? ofBills : bills === 0 ? ofOrders : both }, say);
}
