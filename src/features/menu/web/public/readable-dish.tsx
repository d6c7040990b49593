import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { choiceCountText } from '../../choice-count-text.ts';
import { choicePriceText } from '../../choice-price-text.ts';
import type { OptionGroup, Product } from '../../contract.ts';
import { priceRuleText, priceText } from '../../price-text.ts';
import { allergensText } from '../diner/allergens-text.ts';
import { DishPicture } from '../diner/dish-picture.tsx';
import { notOrderedText } from '../diner/not-ordered-text.ts';
import { isSoldByStaff } from '../diner/orderable.ts';
import { Tags } from '../diner/tags.tsx';

interface Props {
  product: Product;
  groups: OptionGroup[];
  /** Seen without scrolling: its picture is fetched at once. */
  first: boolean;
}

/** A dish to be read about: what it is, what it costs and what can be chosen with it. */
export function ReadableDish({ product, groups, first }: Props) {
  const { name, description, imageUrl, available } = product;
  const allergens = allergensText(product.allergens);
  return (
    <article className="flex gap-4 border-hairline border-t py-4 [contain-intrinsic-size:auto_11rem] [content-visibility:auto] sm:gap-6">
      <div className="min-w-0 grow">
        <h3 className={cx('text-lg wrap-anywhere', !available && 'text-ink-3')}>{name}</h3>
        <p className={cx('mt-0.5 flex flex-wrap gap-x-3 font-semibold', available ? 'text-brand-ink' : 'text-ink-3')}>
          <span className="money">{priceText(product)}</span>
          {!available && <span className="font-medium text-sm">{m['menu.public.unavailable']()}</span>}
          {isSoldByStaff(product) && <span className="font-medium text-ink-2 text-sm">{notOrderedText(product)}</span>}
        </p>
        {description && (
          <p className="mt-1 line-clamp-2 max-w-[38em] text-ink-2 text-sm leading-5 wrap-anywhere sm:text-base sm:leading-6">
            {description}
          </p>
        )}
        {/* Here is room for the word that a guest's row leaves out. */}
        <div className="mt-1 empty:hidden [&_.sr-only]:not-sr-only">
          <Tags of={product} />
        </div>
        {allergens && <p className="mt-1 text-ink-3 text-sm">{allergens}</p>}
        {groups.length > 0 && <Choices product={product} groups={groups} />}
      </div>
      {imageUrl && (
        <DishPicture
          of={product}
          first={first}
          sizes="(min-width: 40rem) 144px, 104px"
          faded={!available}
          className="size-26 rounded-lg sm:size-36"
        />
      )}
    </article>
  );
}

/** Folded away, so that the menu can be read at a glance; search engines read it all the same. */
function Choices({ product, groups }: Omit<Props, 'first'>) {
  return (
    <details className="group -mb-2">
      <summary className="-ml-1 inline-flex min-h-11 list-none items-center gap-1.5 rounded-md px-1 font-semibold text-brand-ink text-sm [&::-webkit-details-marker]:hidden">
        {m['menu.public.choices']()}
        <span className="sr-only">{`: ${product.name}`}</span>
        <ChevronDownIcon size={18} className="transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 rounded-lg bg-surface p-4 sm:grid-cols-2 sm:p-5">
        {groups.map((group) => (
          <div key={group.id} className="min-w-0">
            <h4 className="font-semibold text-sm wrap-anywhere">{group.name}</h4>
            <p className="text-ink-3 text-sm">{choiceCountText(group)}</p>
            <p className="text-ink-3 text-sm empty:hidden">{priceRuleText(group)}</p>
            <ul className="mt-1.5 grid gap-1 text-sm">
              {group.options.map((option) => (
                <li key={option.id} className={cx('flex justify-between gap-4', !option.available && 'text-ink-3')}>
                  <span className="min-w-0 wrap-anywhere">
                    <span className={cx(!option.available && 'line-through')}>{option.name}</span>
                    <span className="block text-ink-3 empty:hidden">{allergensText(option.allergens ?? [])}</span>
                  </span>
                  <span className={cx('money', !option.available && 'line-through')}>
                    {choicePriceText(option.priceDeltaCents, group, product)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
