import { useId, useState } from 'react';
import type { Option, OptionGroup, Product } from '#features/menu/contract.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Radio } from '#ui/radio.tsx';
import { unitPrice } from '../order.ts';
import { missingGroup } from './draft.ts';

interface ProductOptionsProps {
  product: Product;
  groups: OptionGroup[];
  onAdd: (options: Option[]) => void;
}

/** The product's questions, answered where they are asked. */
export function ProductOptions({ product, groups, onAdd }: ProductOptionsProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const errorId = useId();
  const options = groups.flatMap((group) => group.options.filter((option) => picked.has(option.id)));
  const missing = missingGroup(groups, picked);
  const add = () => {
    setAsked(true);
    if (!missing) onAdd(options);
  };
  return (
    <div className="grid gap-4 rounded-md bg-sunken p-4">
      {groups.map((group) => (
        <Group key={group.id} group={group} picked={picked} onPick={setPicked} missing={asked && missing === group} />
      ))}
      <p id={errorId} role="alert" className="text-danger text-sm empty:hidden">
        {asked && missing ? m['orders.form.missing']({ group: missing.name }) : ''}
      </p>
      <Button size="s" variant="soft" onClick={add} aria-describedby={errorId}>
        {m['orders.form.addItem']({ amount: formatMoney(unitPrice(product, options), getLocale()) })}
      </Button>
    </div>
  );
}

interface GroupProps {
  group: OptionGroup;
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  missing: boolean;
}

function Group({ group, picked, onPick, missing }: GroupProps) {
  const name = useId();
  const single = group.max === 1 && group.min === 1;
  const count = group.options.filter((option) => picked.has(option.id)).length;
  const toggle = (option: Option, on: boolean) => {
    const next = new Set(picked);
    if (single) for (const other of group.options) next.delete(other.id);
    if (on) next.add(option.id);
    else next.delete(option.id);
    onPick(next);
  };
  const Control = single ? Radio : Checkbox;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex flex-wrap gap-x-2 font-semibold text-sm">
        <span className="wrap-anywhere">{group.name}</span>
        <span className={missing ? 'font-medium text-danger' : 'font-normal text-ink-2'}>{rule(group)}</span>
      </legend>
      {group.options.map((option) => (
        <Control
          key={option.id}
          name={name}
          checked={picked.has(option.id)}
          disabled={!option.available || (!single && !picked.has(option.id) && count >= group.max)}
          onChange={(event) => toggle(option, event.target.checked)}
          label={option.name}
          aside={option.available ? delta(option.priceDeltaCents) : m['orders.form.unavailable']()}
        />
      ))}
    </fieldset>
  );
}

function rule({ min, max }: OptionGroup): string {
  if (min === 1 && max === 1) return m['orders.form.chooseOne']();
  return min === 0 ? m['orders.form.chooseUpTo']({ max }) : m['orders.form.chooseBetween']({ min, max });
}

function delta(cents: number): string | undefined {
  if (cents === 0) return undefined;
  return `${cents > 0 ? '+' : '−'} ${formatMoney(Math.abs(cents), getLocale())}`;
}
