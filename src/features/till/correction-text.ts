import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import type { LateCorrection } from './contract.ts';

interface Saying {
  locale: Locale;
  timezone: string;
}

/** Whose payment was put right how, when and by whom: the same words on the screen and on paper. */
export function correctionText(correction: LateCorrection, saying: Saying): string {
  const { tillNumber } = correction;
  const told = toldOf(correction, saying);
  const say = { locale: saying.locale };
  return tillNumber === null
    ? m['till.late.outside'](told, say)
    : m['till.late.ofTill']({ ...told, till: tillNumber }, say);
}

/** The same, as the till says it that had the payment and was closed before. */
export function laterText(correction: LateCorrection, saying: Saying): string {
  const { tillNumber } = correction;
  const told = toldOf(correction, saying);
  const say = { locale: saying.locale };
  return tillNumber === null
    ? m['till.later.outside'](told, say)
    : m['till.later.inTill']({ ...told, till: tillNumber }, say);
}

function toldOf({ at, by, tableNumber, cents, from, to }: LateCorrection, { locale, timezone }: Saying) {
  const say = { locale };
  return {
    table: tableNumber,
    amount: formatMoney(cents, locale),
    from: m[`bills.method.${from}`]({}, say),
    to: m[`bills.method.${to}`]({}, say),
    at: formatDateTime(at, locale, timezone),
    name: by ?? m['till.late.nobody']({}, say),
  };
}
