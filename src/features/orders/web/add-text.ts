import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { weightText } from '#lib/weight-text.ts';
import type { Measure } from '../base-price.ts';
import type { PricedChoice } from '../choices.ts';

/** What the button that puts a choice on the order says: of a weight, too, as what was typed may have been meant otherwise. */
export function addText({ seenUnitCents, grams }: Pick<PricedChoice, 'seenUnitCents'> & Measure): string {
  const locale = getLocale();
  const amount = formatMoney(seenUnitCents, locale);
  if (grams === undefined) return m['orders.form.addItem']({ amount });
  return m['orders.form.addWeighing']({ weight: weightText(grams, locale), amount });
}
