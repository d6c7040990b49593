import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { DraftLine } from './draft.ts';

/** What is said of a line whose price the menu changed while it stood on the form; '' of any other. */
export function priceChangeText({ addedCents, unitCents }: Pick<DraftLine, 'addedCents' | 'unitCents'>): string {
  if (addedCents === unitCents) return '';
  const [before, after] = [addedCents, unitCents].map((cents) => formatMoney(cents, getLocale()));
  return m['orders.form.priceWas']({ before: before ?? '', after: after ?? '' });
}
