import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/cx.ts';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { Radio } from '#ui/radio.tsx';
import type { Option, OptionGroup } from '../../../../menu/contract.ts';
import { FewLeft } from '../../../../menu/web/diner/few-left.tsx';
import { type Chosen, isGroupFull, isSingle } from '../../../choices.ts';
import { type Avoided, avoidedNames, type Declared, mayContain } from './may-contain.ts';

export function rule({ min, max }: OptionGroup): string {
  if (min === 0) return m['diner.upTo']({ count: max });
  return min === max ? m['diner.choose']({ count: min }) : m['diner.chooseRange']({ min, max });
}

/** That an option costs nothing is worth a word only beside others that do cost something. */
export function priceText({ available, priceDeltaCents: cents }: Option, { options }: OptionGroup): string {
  if (!available) return m['diner.unavailable']();
  if (cents === 0) return options.some((other) => other.priceDeltaCents > 0) ? m['diner.included']() : '';
  return `${cents > 0 ? '+' : '−'} ${formatMoney(Math.abs(cents), getLocale())}`;
}

export function MayContain({ marks }: { marks: readonly Avoided[] }) {
  if (marks.length === 0) return null;
  const list = marks.map((mark) => avoidedNames[mark]()).join(', ');
  return <span className="block font-medium text-yellow">{m['diner.mayContain']({ list })}</span>;
}

type Props = {
  group: OptionGroup;
  chosen: Chosen;
  /** What the guest must not eat. */
  avoided: ReadonlySet<Avoided>;
  declared: Declared;
  /** In words how many are left, of what there are few of. */
  fewOf?: (id: string) => string | undefined;
  /** How many are still to be chosen. */
  lacking: number;
  /** They pressed the button that says so. */
  asked: boolean;
  onPress: (optionId: string) => void;
};

export function OptionFields({ group, chosen, avoided, declared, fewOf, lacking, asked, onPress }: Props) {
  const id = `group-${group.id}`;
  const single = isSingle(group);
  const full = !single && group.max > 1 && isGroupFull(group, chosen) && group.options.length > group.max;
  const Choice = single ? Radio : Checkbox;
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={`${id}-rule ${id}-error`}
      className={cx('-mx-3 mt-3 min-w-0 scroll-mt-16 rounded-lg p-3', lacking > 0 && 'bg-yellow-tint')}
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
            group.min > 0 && `font-semibold ${lacking > 0 ? 'text-yellow' : 'text-green'}`,
          )}
        >
          {lacking > 0 && <span className="size-1.75 rounded-full bg-yellow-dot" />}
          {group.min > 0 && lacking === 0 && <CheckIcon size={15} />}
          {group.min === 0 ? m['diner.optional']() : lacking > 0 ? m['diner.required']() : m['diner.chosen']()}
        </span>
      </div>
      <div className="mt-1">
        {group.options.map((option) => (
          <Choice
            key={option.id}
            name={id}
            label={option.name}
            hint={
              <>
                {option.inPortuguese && <span lang="pt-BR">{option.inPortuguese}</span>}
                <MayContain marks={mayContain(option, avoided, declared)} />
              </>
            }
            aside={
              <span className="flex flex-wrap justify-end gap-x-3">
                <FewLeft text={fewOf?.(option.id)} />
                <span className="money">{priceText(option, group)}</span>
              </span>
            }
            checked={chosen.has(option.id)}
            disabled={!option.available || (full && !chosen.has(option.id))}
            aria-invalid={(asked && lacking > 0) || undefined}
            onChange={() => onPress(option.id)}
          />
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm">
        {asked && lacking > 0 && (
          <span className="flex items-start gap-1.5 font-medium text-danger">
            <AlertIcon size={16} className="mt-0.5" />
            {m['diner.missing']({ count: lacking, group: group.name })}
          </span>
        )}
        {full && <span className="text-ink-2">{m['diner.groupFull']()}</span>}
      </p>
    </fieldset>
  );
}
