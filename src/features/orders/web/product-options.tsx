import { useEffect, useId, useRef, useState } from 'react';
import { choicePriceText } from '#features/menu/choice-price-text.ts';
import type { Option, OptionGroup, Product } from '#features/menu/contract.ts';
import { priceRuleText } from '#features/menu/price-text.ts';
import { allergensText } from '#features/menu/web/diner/allergens-text.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceStepper } from '#ui/choice-stepper.tsx';
import { Radio } from '#ui/radio.tsx';
import { baseCents, type Measure } from '../base-price.ts';
import {
  isGroupFull,
  isRepeatable,
  isSingle,
  lackingIn,
  type PricedChoice,
  press,
  takeTimes,
  timesChosen,
} from '../choices.ts';
import type { Chosen } from '../chosen.ts';
import { measuredChoice } from '../measured-choice.ts';
import { addText } from './add-text.ts';
import { MeasureField } from './measure-field.tsx';

interface ProductOptionsProps {
  product: Product;
  groups: OptionGroup[];
  /** Kept by the picker: what is half chosen outlives a search. */
  picked: Chosen;
  onPick: (picked: Chosen) => void;
  /** A weight or a price was typed, and is not on the order yet. */
  measuring: boolean;
  onMeasuring: (typed: boolean) => void;
  /** Someone went on without it: it has to be said what becomes of it. */
  told: object | null;
  onAdd: (choice: PricedChoice) => void;
  onDiscard: () => void;
}

/** The product's questions, answered where they are asked. */
export function ProductOptions(props: ProductOptionsProps) {
  const { product, groups, picked, onPick, measuring, onMeasuring, told, onAdd, onDiscard } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [measure, setMeasure] = useState<Measure>({});
  const errorId = useId();
  const include = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!told) return;
    setAsked(false);
    include.current?.scrollIntoView({ block: 'center' });
    include.current?.focus({ preventScroll: true });
  }, [told]);
  const choice = measuredChoice(product, groups, picked, measure);
  const unmeasured = product.pricing && baseCents(product, measure) === null;
  const lacking = lackingIn(groups, picked);
  const missing = groups.find(({ id }) => lacking.has(id));
  const add = () => {
    setAsked(true);
    if (unmeasured) return fields.current?.querySelector('input')?.focus();
    if (!missing) return onAdd(choice);
    // To the question itself: it may have scrolled out of sight.
    const group = fields.current?.querySelectorAll('fieldset')[groups.indexOf(missing)];
    group?.scrollIntoView({ block: 'nearest' });
    group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true });
  };
  return (
    <div ref={fields} className="grid gap-4 rounded-md bg-sunken p-4">
      {product.pricing && (
        <MeasureField
          pricing={product.pricing}
          missing={asked && Boolean(unmeasured)}
          onChange={(entered, typed) => {
            setMeasure(entered);
            onMeasuring(typed);
          }}
          onEnter={add}
        />
      )}
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          product={product}
          picked={picked}
          onPick={onPick}
          missing={asked && !unmeasured && lacking.has(group.id)}
        />
      ))}
      <p id={errorId} role="alert" className="text-danger text-sm empty:hidden">
        {asked && missing && !unmeasured
          ? m['orders.form.missing']({ group: missing.name })
          : told
            ? m['orders.form.halfMade']({ product: product.name })
            : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={include} size="s" variant="soft" onClick={add} aria-describedby={errorId} className="grow">
          {addText(choice)}
        </Button>
        {(picked.length > 0 || measuring) && (
          <Button size="s" variant="plain" onClick={onDiscard}>
            {m['orders.form.discardItem']()}
          </Button>
        )}
      </div>
    </div>
  );
}

interface GroupProps {
  group: OptionGroup;
  product: Product;
  picked: Chosen;
  onPick: (picked: Chosen) => void;
  missing: boolean;
}

function Group({ group, product, picked, onPick, missing }: GroupProps) {
  const name = useId();
  const single = isSingle(group);
  const repeats = isRepeatable(group);
  const full = !single && isGroupFull(group, picked);
  const Control = single ? Radio : Checkbox;
  return (
    // Out from under the name of the category, which stays at the top.
    <fieldset className="min-w-0 scroll-mt-10">
      <legend className="mb-1 flex flex-wrap gap-x-2 font-semibold text-sm">
        <span className="wrap-anywhere">{group.name}</span>
        <span className={missing ? 'font-medium text-danger' : 'font-normal text-ink-2'}>
          {missing ? `${m['orders.form.lacking']()} · ${rule(group)}` : rule(group)}
        </span>
        <span className="basis-full font-normal text-ink-2 empty:hidden">{priceRuleText(group)}</span>
      </legend>
      {group.options.map((option) => {
        const times = timesChosen(picked, option.id);
        return repeats ? (
          <ChoiceStepper
            key={option.id}
            label={option.name}
            hint={
              <>
                <span className="block empty:hidden">{aside(option, group, product)}</span>
                {contains(option)}
              </>
            }
            times={times}
            most={full ? times : group.max}
            decreaseLabel={m['orders.form.fewer']({ product: option.name })}
            increaseLabel={m['orders.form.moreOf']({ product: option.name })}
            disabled={!option.available}
            onChange={(count) => onPick(takeTimes(picked, option.id, count))}
          />
        ) : (
          <Control
            key={option.id}
            name={name}
            checked={times > 0}
            disabled={!option.available || (full && times === 0)}
            onChange={() => onPick(press(group, picked, option.id))}
            label={option.name}
            hint={contains(option)}
            aside={aside(option, group, product)}
          />
        );
      })}
    </fieldset>
  );
}

function rule({ min, max }: OptionGroup): string {
  if (min === 1 && max === 1) return m['orders.form.chooseOne']();
  if (min === max) return m['menu.groups.chooseExactly']({ count: min });
  return min === 0 ? m['orders.form.chooseUpTo']({ max }) : m['orders.form.chooseBetween']({ min, max });
}

const contains = ({ allergens = [] }: Option) => allergensText(allergens);

function aside({ available, priceDeltaCents }: Option, group: OptionGroup, product: Product): string {
  return available ? choicePriceText(priceDeltaCents, group, product) : m['orders.form.unavailable']();
}
