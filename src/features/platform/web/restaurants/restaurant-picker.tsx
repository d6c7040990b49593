import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { Field } from '#ui/field.tsx';
import { Radio } from '#ui/radio.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface Picked {
  id: string;
  name: string;
  /** Tells those of one name apart. */
  slug?: string;
}

interface RestaurantPickerProps {
  chosen: Picked | null;
  onChoose: (restaurant: Picked) => void;
  error: string | undefined;
}

const most = 6;

/** One restaurant among all: a few that the words find, as radio buttons. The one that is chosen stays in sight. */
export function RestaurantPicker({ chosen, onChoose, error }: RestaurantPickerProps) {
  const name = useId();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useQuery(
    api.platform.restaurants.queryOptions({ input: { search }, placeholderData: keepPreviousData, staleTime: 30_000 }),
  );
  const results = (found.data?.restaurants ?? []).slice(0, most);
  const offered: Picked[] = chosen && !results.some(({ id }) => id === chosen.id) ? [chosen, ...results] : results;
  return (
    <div className="grid gap-2 rounded-md bg-paper p-4">
      <Field label={m['platform.discounts.picker']()} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            placeholder={m['platform.discounts.pickerHint']()}
            value={text}
            maxLength={mostCharacters.search}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            // The form is not finished because a restaurant was looked for.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <fieldset className="min-w-0">
        <legend className="sr-only">{m['platform.discounts.pickerResults']()}</legend>
        {offered.map((restaurant) => (
          <Radio
            key={restaurant.id}
            name={name}
            label={restaurant.name}
            hint={restaurant.slug && `/r/${restaurant.slug}`}
            checked={restaurant.id === chosen?.id}
            onChange={() => onChoose({ id: restaurant.id, name: restaurant.name })}
          />
        ))}
      </fieldset>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {found.isSuccess && results.length === 0 ? m['platform.discounts.pickerNone']() : ''}
        {found.isError ? m['platform.loadFailed']() : ''}
      </p>
    </div>
  );
}
