import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { choiceCountText } from '../choice-count-text.ts';
import { choicePriceText } from '../choice-price-text.ts';
import type { Option, OptionGroup, Product } from '../contract.ts';
import { priceRuleText } from '../price-text.ts';
import { allergenNames } from '../product-words.ts';

/** Printed where guests have to choose of it, or where something of it costs something. */
export function isPrinted({ min, options }: OptionGroup): boolean {
  const available = options.filter((option) => option.available);
  return available.length > 0 && (min > 0 || available.some(({ priceDeltaCents }) => priceDeltaCents !== 0));
}

interface PaperGroupProps {
  group: OptionGroup;
  product: Product;
  locale: Locale;
  allergens: boolean;
}

/** A choice on paper: 'Pistache + R$ 4,50 (Contém: leite)'. */
export function paperOptionText(
  { name, priceDeltaCents, allergens = [] }: Option,
  { group, product, locale, allergens: withAllergens }: PaperGroupProps,
): string {
  const price = choicePriceText(priceDeltaCents, group, product, locale);
  const list = allergens.map((allergen) => allergenNames[allergen]({}, { locale })).join(', ');
  return [
    name,
    ...(price ? [price] : []),
    ...(withAllergens && list ? [`(${m['diner.allergens']({ list }, { locale })})`] : []),
  ].join(' ');
}

export function PaperGroup(props: PaperGroupProps) {
  const { group, locale } = props;
  const speak = { locale };
  const price = priceRuleText(group, speak);
  return (
    <p className="text-[8pt] wrap-anywhere">
      <b className="font-semibold">{group.name}</b>
      {` (${choiceCountText(group, speak)}): `}
      {group.options
        .filter((option) => option.available)
        .map((option) => paperOptionText(option, props))
        .join(' · ')}
      {price && `. ${price}`}
    </p>
  );
}
