import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import type { LateCorrection } from './contract.ts';

/** Whose payment was put right how, when and by whom: the same words on the screen and on paper. */
export function correctionText(
  { at, by, tableNumber, cents, from, to, tillNumber }: LateCorrection,
  { locale, timezone }: { locale: Locale; timezone: string },
): string {
  const say = { locale };
  const told = {
    table: tableNumber,
    amount: formatMoney(cents, locale),
    from: m[`bills.method.${from}`]({}, say),
    to: m[`bills.method.${to}`]({}, say),
    at: formatDateTime(at, locale, timezone),
    name: by ?? m['till.late.nobody']({}, say),
  };
  return tillNumber === null
    ? m['till.late.outside'](told, say)
    : m['till.late.ofTill']({ ...told, till: tillNumber }, say);
}
