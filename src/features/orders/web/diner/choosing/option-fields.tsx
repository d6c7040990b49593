import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { choicePriceText } from '../../../../menu/choice-price-text.ts';
import type { OptionGroup, Product } from '../../../../menu/contract.ts';
import { groupPrice } from '../../../../menu/group-price.ts';
import { priceRuleText } from '../../../../menu/price-text.ts';
import { isGroupFull, isRepeatable } from '../../../choices.ts';
import { type Chosen, chosenIn } from '../../../chosen.ts';
import type { Avoided, Declared } from './may-contain.ts';
import { OptionRow } from './option-row.tsx';

export function rule({ min, max }: OptionGroup): string {
  if (min === 0) return m['diner.upTo']({ count: max });
  return min === max ? m['diner.choose']({ count: min }) : m['diner.chooseRange']({ min, max });
}

/** What several choices of a group come to, where that is not their sum. */
function groupPriceText(group: OptionGroup, product: Product, chosen: Chosen): string {
  const deltas = chosenIn(group, chosen).map((option) => option.priceDeltaCents);
  const cents = groupPrice(group.priceRule, deltas);
  return cents !== 0 && deltas.length > 1 && priceRuleText(group)
    ? m['diner.groupPrice']({ amount: choicePriceText(cents, group, product) })
    : '';
}

type Props = {
  group: OptionGroup;
  product: Product;
  chosen: Chosen;
  /** What the guest must not eat. */
  avoided: ReadonlySet<Avoided>;
  declared: Declared;
  /** In words how many are left, of what there are few of. */
  fewOf?: (id: string) => string | undefined;
  /** How many are still to be chosen. */
  lacking: number;
  /** They pressed the button that says so, and this is the first of those that lack something. */
  asked: boolean;
  onChoose: (chosen: Chosen) => void;
};

export function OptionFields({ group, product, chosen, ...rest }: Props) {
  const { avoided, declared, fewOf, lacking, asked, onChoose } = rest;
  const id = `group-${group.id}`;
  const repeats = isRepeatable(group);
  const full = group.max > 1 && isGroupFull(group, chosen) && (repeats || group.options.length > group.max);
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={`${id}-rule ${id}-price ${id}-error`}
      className={cx(
        '-mx-3 mt-2 min-w-0 scroll-mt-16 rounded-lg px-3 py-2',
        lacking > 0 && (asked ? 'bg-danger-tint' : 'bg-yellow-tint'),
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h4 id={id} dir="auto" className="font-semibold">
          {group.name}
        </h4>
        <span id={`${id}-rule`} className="text-ink-2 text-sm">
          {rule(group)}
        </span>
        <span
          className={cx(
            'ml-auto flex items-center gap-1.5 text-xs',
            group.min === 0 && 'font-medium text-ink-3',
            group.min > 0 && `font-semibold ${lacking > 0 ? (asked ? 'text-danger' : 'text-yellow') : 'text-green'}`,
          )}
        >
          {lacking > 0 && <span className={cx('size-1.75 rounded-full', asked ? 'bg-danger' : 'bg-yellow-dot')} />}
          {group.min > 0 && lacking === 0 && <CheckIcon size={15} />}
          {group.min === 0 ? m['diner.optional']() : lacking > 0 ? m['diner.required']() : m['diner.chosen']()}
        </span>
      </div>
      <p id={`${id}-price`} className="text-ink-2 text-sm empty:hidden">
        {priceRuleText(group)}
      </p>
      <div className="mt-1">
        {group.options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            name={id}
            group={group}
            product={product}
            chosen={chosen}
            few={fewOf?.(option.id)}
            avoided={avoided}
            declared={declared}
            invalid={asked && lacking > 0}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm">
        {asked && lacking > 0 && (
          <span className="flex items-start gap-1.5 font-medium text-danger">
            <AlertIcon size={16} className="mt-0.5" />
            {lacking === 1
              ? m['diner.missingOne']({ group: group.name })
              : m['diner.missing']({ count: lacking, group: group.name })}
          </span>
        )}
        {full && (
          <span className="block text-ink-2">{repeats ? m['diner.repeatsFull']() : m['diner.groupFull']()}</span>
        )}
        <span className="block text-ink-2">{groupPriceText(group, product, chosen)}</span>
      </p>
    </fieldset>
  );
}
