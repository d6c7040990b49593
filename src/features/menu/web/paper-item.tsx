import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { OptionGroup, Product } from '../contract.ts';
import { priceText } from '../price-text.ts';
import { allergenNames, tagNames } from '../product-words.ts';
import { toldTags } from '../told-tags.ts';
import { isPrinted, PaperGroup } from './paper-group.tsx';

/** What the paper is to say. */
export interface PaperChoices {
  descriptions: boolean;
  options: boolean;
  allergens: boolean;
  tags: boolean;
  unavailable: boolean;
  fee: boolean;
}

interface PaperItemProps {
  product: Product;
  /** Its option groups, in its order. */
  groups: OptionGroup[];
  locale: Locale;
  choices: PaperChoices;
}

export function PaperItem({ product, groups, locale, choices }: PaperItemProps) {
  const speak = { locale };
  const tags = choices.tags ? toldTags(product).map((tag) => tagNames[tag]({}, speak)) : [];
  const allergens = choices.allergens ? product.allergens.map((allergen) => allergenNames[allergen]({}, speak)) : [];
  const printed = choices.options ? groups.filter(isPrinted) : [];
  return (
    <li className="break-inside-avoid">
      <div className="flex items-baseline gap-[1.5mm]">
        <h4 className="min-w-0 font-semibold wrap-anywhere">{product.name}</h4>
        <span aria-hidden="true" className="min-w-[4mm] flex-1 border-black/35 border-b border-dotted" />
        <span className="money font-semibold">{priceText(product, locale)}</span>
      </div>
      {choices.descriptions && product.description && (
        <p className="text-[8.5pt] text-black/75 wrap-anywhere">{product.description}</p>
      )}
      {printed.map((group) => (
        <PaperGroup key={group.id} group={group} product={product} locale={locale} allergens={choices.allergens} />
      ))}
      {(tags.length > 0 || !product.available) && (
        <p className="font-semibold text-[8pt] text-brand-ink">
          {[...tags, ...(product.available ? [] : [m['menu.tools.paper.soldOut']({}, speak)])].join(' · ')}
        </p>
      )}
      {allergens.length > 0 && (
        <p className="text-[8pt]">{m['diner.allergens']({ list: allergens.join(', ') }, speak)}</p>
      )}
    </li>
  );
}
