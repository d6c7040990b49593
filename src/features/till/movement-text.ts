import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { Movement } from './contract.ts';
import { type CreditKind, creditKinds } from './values.ts';

const isCredit = (kind: Movement['kind']): kind is CreditKind => creditKinds.some((each) => each === kind);

/** What was moved, and why. */
export function movementTitle({ kind }: Movement, locale: Locale): string {
  return isCredit(kind) ? m[`till.credit.${kind}`]({}, { locale }) : m[`till.drawer.${kind}`]({}, { locale });
}

/** When, by whom, and for what: of what guests are owed, at which table. */
export function movementDetail({ kind, reason, by }: Movement, at: string, locale: Locale): string {
  const why = isCredit(kind) ? m['till.credit.table']({ number: reason }, { locale }) : reason;
  return by === null
    ? m['till.credit.byItself']({ at, reason: why }, { locale })
    : m['till.drawer.why']({ at, name: by, reason: why }, { locale });
}
