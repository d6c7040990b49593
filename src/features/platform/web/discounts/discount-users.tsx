import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Radio } from '#ui/radio.tsx';
import { RestaurantPicker } from '../restaurants/restaurant-picker.tsx';
import type { DiscountPartProps } from './discount-worth.tsx';

/** All restaurants, or the one that is picked. */
export function DiscountUsers({ draft, set, errors }: DiscountPartProps) {
  const name = useId();
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{m['platform.discounts.whoFor']()}</legend>
        <div className="flex flex-wrap gap-x-8">
          <Radio
            name={name}
            label={m['platform.discounts.all']()}
            checked={!draft.forOne}
            onChange={() => set({ forOne: false })}
          />
          <Radio
            name={name}
            label={m['platform.discounts.one']()}
            checked={draft.forOne}
            onChange={() => set({ forOne: true })}
          />
        </div>
      </fieldset>
      {draft.forOne && (
        <RestaurantPicker
          chosen={draft.restaurant}
          onChoose={(restaurant) => set({ restaurant })}
          error={
            errors.restaurantId && (draft.restaurant ? errors.restaurantId : m['platform.discounts.pickerRequired']())
          }
        />
      )}
    </div>
  );
}
