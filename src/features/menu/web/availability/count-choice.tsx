import { type SubmitEvent, useId, useState } from 'react';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { AvailabilityChange, Item } from '../../availability/contract.ts';
import { mostLeft } from '../../values.ts';

const offered = [1, 2, 3, 4, 5, 6, 8, 10];

interface CountChoiceProps {
  item: Pick<Item, 'id' | 'name'>;
  onChoose: (change: AvailabilityChange) => void;
}

/** How many are left of a dish: a usual number in one tap, or any other. */
export function CountChoice({ item: { id, name }, onChoose }: CountChoiceProps) {
  const [typed, setTyped] = useState('');
  const labelId = useId();
  const count = (left: number) => onChoose({ id, state: 'counted', key: newKey(), left });
  const number = /^\d{1,3}$/.test(typed) ? Math.min(Number(typed), mostLeft) : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (number !== null) count(number);
  };
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-2">
      <legend id={labelId} className="mb-2 font-semibold text-ink-2 text-sm">
        {m['menu.availability.stillLeft']()}
      </legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-8">
        {offered.map((number) => (
          <button
            key={number}
            type="button"
            aria-label={m['menu.availability.leftOf']({ left: number, item: name })}
            onClick={() => count(number)}
            className="min-h-12 rounded-md bg-tint font-bold text-brand-ink text-xl tabular-nums transition hover:bg-tint-2 active:scale-95"
          >
            {number}
          </button>
        ))}
      </div>
      <form onSubmit={submit} className="flex gap-2">
        <TextInput
          aria-label={m['menu.availability.otherNumber']()}
          placeholder={m['menu.availability.otherNumber']()}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="tabular-nums"
        />
        <Button type="submit" variant="soft" disabled={number === null} className="shrink-0">
          {m['menu.availability.count']()}
        </Button>
      </form>
    </fieldset>
  );
}
