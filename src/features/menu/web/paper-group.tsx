import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { signedMoney } from '#lib/money.ts';
import { choiceCountText } from '../choice-count-text.ts';
import type { Option, OptionGroup } from '../contract.ts';
import { priceRuleText } from '../price-text.ts';
import { allergenNames } from '../product-words.ts';

/** Printed where guests have to choose of it, or where something of it costs something. */
export function isPrinted({ min, options }: OptionGroup): boolean {
  const available = options.filter((option) => option.available);
  return available.length > 0 && (min > 0 || available.some(({ priceDeltaCents }) => priceDeltaCents !== 0));
}

/** A choice on paper: 'Pistache + R$ 4,50 (Contém: leite)'. */
export function paperOptionText(option: Option, locale: Locale, withAllergens: boolean): string {
  const { name, priceDeltaCents, allergens = [] } = option;
  const list = allergens.map((allergen) => allergenNames[allergen]({}, { locale })).join(', ');
  return [
    name,
    ...(priceDeltaCents === 0 ? [] : [signedMoney(priceDeltaCents, locale)]),
    ...(withAllergens && list ? [`(${m['diner.allergens']({ list }, { locale })})`] : []),
  ].join(' ');
}

interface PaperGroupProps {
  group: OptionGroup;
  locale: Locale;
  allergens: boolean;
}

export function PaperGroup({ group, locale, allergens }: PaperGroupProps) {
  const speak = { locale };
  const price = priceRuleText(group, speak);
  return (
    <p className="text-[8pt] wrap-anywhere">
      <b className="font-semibold">{group.name}</b>
      {` (${choiceCountText(group, speak)}): `}
      {group.options
        .filter((option) => option.available)
        .map((option) => paperOptionText(option, locale, allergens))
        .join(' · ')}
      {price && `. ${price}`}
    </p>
  );
}
