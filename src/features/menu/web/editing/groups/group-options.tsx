import { useState } from 'react';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { sortWords } from '../sort-words.ts';
import { mostOptions, newOption, type OptionDraft } from './group-draft.ts';
import { OptionRow } from './option-row.tsx';

interface GroupOptionsProps {
  options: OptionDraft[];
  stations: readonly EditedStation[];
  min: number;
  repeats: boolean;
  errors: Record<string, string>;
  onChange: (options: OptionDraft[]) => void;
}

/** The options of a group, in the order the guest sees them. Enter in one goes on to the next. */
export function GroupOptions({ options, stations, min, repeats, errors, onChange }: GroupOptionsProps) {
  const [fresh, setFresh] = useState('');
  const full = options.length >= mostOptions;
  const add = () => {
    if (full) return;
    const key = newKey();
    setFresh(key);
    onChange([...options, newOption(key)]);
  };
  const available = options.filter((option) => option.available).length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{m['menu.groups.options']()}</legend>
      <Sortable
        items={options.map((option, index) => ({ id: option.key, option, index }))}
        nameOf={({ option, index }) => option.name.trim() || m['menu.groups.option']({ number: index + 1 })}
        words={sortWords()}
        onOrder={(keys) => onChange(keys.flatMap((key) => options.find((option) => option.key === key) ?? []))}
        label={m['menu.groups.options']()}
        className="grid gap-2"
        itemClassName="rounded-md"
      >
        {({ option, index }, handle) => (
          <OptionRow
            option={option}
            stations={stations}
            number={index + 1}
            handle={handle}
            fresh={option.key === fresh}
            nameError={errors[`options.${index}.name`]}
            priceError={errors[`options.${index}.priceDeltaCents`]}
            onChange={(part) => onChange(options.map((each) => (each === option ? { ...each, ...part } : each)))}
            onRemove={options.length > 1 ? () => onChange(options.filter((each) => each !== option)) : null}
            onEnter={add}
          />
        )}
      </Sortable>
      {errors.options && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {errors.options}
        </p>
      )}
      {available < (repeats ? Math.min(min, 1) : min) && (
        <p className="mt-2 text-sm text-yellow">{m['menu.groups.tooFewAvailable']()}</p>
      )}
      <Button variant="soft" size="s" onClick={add} disabled={full} className="mt-2.5">
        <PlusIcon size={18} />
        {m['menu.groups.addOption']()}
      </Button>
    </fieldset>
  );
}
