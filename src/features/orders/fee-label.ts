import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { formatPercentage } from '#lib/money.ts';
import type { Discount } from './contract.ts';
import { portuguese } from './portuguese.ts';

/** 'Taxa de serviço (10% dos itens)'; without the percentage where there is more than one. */
export function feeLabel(basisPoints: number | null, locale: Locale): string {
  if (basisPoints === null) return m['bills.fee']({}, { locale });
  return m['bills.feeOf']({ percentage: formatPercentage(basisPoints, locale) }, { locale });
}

/** 'Desconto de 10%'; without the percentage where a sum was taken off, or more than one percentage. */
export function discountLabel(discount: Discount | null, locale: Locale): string {
  if (discount?.type !== 'percentage') return m['bills.discount']({}, { locale });
  return m['bills.discountOf']({ percentage: formatPercentage(discount.value, locale) }, { locale });
}

/** The fee on the guest's paper; until it is settled they may still have it taken off, and it says so. */
export function paperFeeLabel(basisPoints: number | null, settled: boolean): string {
  const fee = feeLabel(basisPoints, portuguese.locale);
  return settled ? fee : m['bills.feeToChoose']({ fee }, portuguese);
}
