import type { OptionGroup, Product } from '../../../../menu/contract.ts';
import { priceRuleText } from '../../../../menu/price-text.ts';
import type { Avoided, Declared } from './may-contain.ts';
import { rule } from './option-fields.tsx';
import { OptionContains, priceText } from './option-row.tsx';

type Props = { group: OptionGroup; product: Product; avoided: ReadonlySet<Avoided>; declared: Declared };

/** The choices of a dish that cannot be had now: to be read, and none of them to be made. */
export function OptionList({ group, product, avoided, declared }: Props) {
  const id = `group-${group.id}`;
  return (
    <section aria-labelledby={id} className="mt-6">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h4 id={id} className="font-semibold">
          {group.name}
        </h4>
        <span className="text-ink-2 text-sm">{rule(group)}</span>
      </div>
      <p className="text-ink-2 text-sm empty:hidden">{priceRuleText(group)}</p>
      <ul className="mt-1">
        {group.options.map((option) => (
          <li key={option.id} className="flex min-h-9 items-center justify-between gap-4 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              {option.name}
              <span className="block text-ink-3 text-sm empty:hidden">
                {option.inPortuguese && <span lang="pt-BR">{option.inPortuguese}</span>}
                <OptionContains option={option} avoided={avoided} declared={declared} />
              </span>
            </span>
            <span className="money shrink-0 text-ink-2 text-sm">{priceText(option, group, product)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
