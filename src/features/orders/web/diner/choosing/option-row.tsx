import { m } from '#generated/messages/messages.js';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceStepper } from '#ui/choice-stepper.tsx';
import { Radio } from '#ui/radio.tsx';
import { choicePriceText } from '../../../../menu/choice-price-text.ts';
import type { Option, OptionGroup, Product } from '../../../../menu/contract.ts';
import { allergensText } from '../../../../menu/web/diner/allergens-text.ts';
import { FewLeft } from '../../../../menu/web/diner/few-left.tsx';
import { isGroupFull, isRepeatable, isSingle, press, takeTimes, timesChosen } from '../../../choices.ts';
import type { Chosen } from '../../../chosen.ts';
import { type Avoided, avoidedNames, containedIn, type Declared, mayContain } from './may-contain.ts';

/** That an option costs nothing is worth a word only beside others that do cost something. */
export function priceText({ available, priceDeltaCents: cents }: Option, group: OptionGroup, product: Product): string {
  if (!available) return m['diner.unavailable']();
  if (cents === 0) return group.options.some((other) => other.priceDeltaCents > 0) ? m['diner.included']() : '';
  return choicePriceText(cents, group, product);
}

const listed = (marks: readonly Avoided[]) => marks.map((mark) => avoidedNames[mark]()).join(', ');

type ContainsProps = { option: Option; avoided: ReadonlySet<Avoided>; declared: Declared };

/** What an option declares, first what the guest avoids of it, and what it may contain of that by its name. */
export function OptionContains({ option, avoided, declared }: ContainsProps) {
  const contains = containedIn(option, avoided);
  const others = (option.allergens ?? []).filter((each) => !avoided.has(each));
  const marks = mayContain(option, avoided, declared);
  return (
    <>
      {contains.length > 0 && (
        <span className="block font-medium text-danger">{m['diner.allergens']({ list: listed(contains) })}</span>
      )}
      {others.length > 0 && (
        <span className="block">
          {contains.length > 0 ? m['diner.alsoContains']({ list: listed(others) }) : allergensText(others)}
        </span>
      )}
      {marks.length > 0 && (
        <span className="block font-medium text-yellow">{m['diner.mayContain']({ list: listed(marks) })}</span>
      )}
    </>
  );
}

type Props = ContainsProps & {
  /** Of all rows of its group. */
  name: string;
  group: OptionGroup;
  product: Product;
  chosen: Chosen;
  /** In words how many are left, where there are few. */
  few: string | undefined;
  invalid: boolean;
  onChoose: (chosen: Chosen) => void;
};

/** One option: to be ticked, or with a stepper where it may be taken several times. */
export function OptionRow({ option, group, product, ...rest }: Props) {
  const { name, chosen, few, avoided, declared, invalid, onChoose } = rest;
  const times = timesChosen(chosen, option.id);
  const full = isGroupFull(group, chosen);
  const price = <span className="money">{priceText(option, group, product)}</span>;
  const hint = (
    <>
      {option.inPortuguese && <span lang="pt-BR">{option.inPortuguese}</span>}
      <OptionContains option={option} avoided={avoided} declared={declared} />
    </>
  );
  if (isRepeatable(group))
    return (
      <ChoiceStepper
        label={option.name}
        hint={
          <>
            <span className="flex flex-wrap gap-x-3">
              {price}
              <FewLeft text={few} />
            </span>
            {hint}
          </>
        }
        times={times}
        most={full ? times : group.max}
        decreaseLabel={m['diner.lessOf']({ option: option.name })}
        increaseLabel={m['diner.moreOf']({ option: option.name })}
        disabled={!option.available}
        onChange={(count) => onChoose(takeTimes(chosen, option.id, count))}
      />
    );
  const Choice = isSingle(group) ? Radio : Checkbox;
  return (
    <Choice
      name={name}
      label={option.name}
      hint={hint}
      aside={
        <span className="flex flex-wrap justify-end gap-x-3">
          <FewLeft text={few} />
          {price}
        </span>
      }
      checked={times > 0}
      disabled={!option.available || (group.max > 1 && full && times === 0)}
      aria-invalid={invalid || undefined}
      onChange={() => onChoose(press(group, chosen, option.id))}
    />
  );
}
