import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { AlertIcon } from '#ui/icons.tsx';
import { LeafIcon, WheatIcon } from '#ui/late-icons.tsx';
import type { Menu } from '../../../contract.ts';
import { filtersOf } from '../../../finding/filters.ts';
import type { Wanted } from '../../../finding/wanted.ts';
import { allergenNames } from '../allergens-text.ts';

type Props = { menu: Menu; wanted: Wanted; onChange: (wanted: Wanted) => void };

const diets = {
  vegetariano: [LeafIcon, m['diner.tag.vegetariano']],
  vegano: [LeafIcon, m['diner.tag.vegano']],
  sem_gluten: [WheatIcon, m['diner.tag.sem_gluten']],
} as const;

const toggled = <Each,>(list: readonly Each[], each: Each) =>
  list.includes(each) ? list.filter((other) => other !== each) : [...list, each];

/** Diets, and behind a chip of their own what a dish may not contain; nothing of it where the house's dishes tell nothing. */
export default function FilterChips({ menu, wanted, onChange }: Props) {
  const filters = filtersOf(menu, wanted);
  const [open, setOpen] = useState(wanted.without.length > 0);
  const without = wanted.without.map((allergen) => m['diner.without']({ allergen: allergenNames[allergen]() }));
  if (filters.diets.length + filters.allergens.length === 0) return null;
  return (
    <fieldset aria-label={m['diner.filters']()} className="min-w-0 pt-4">
      <div className="flex gap-2 overflow-x-auto px-5 pb-1 [scrollbar-width:none] lg:px-8">
        {/* First: on a phone what stands at the end of the row is out of sight, and this says why dishes are missing. */}
        {filters.allergens.length > 0 && (
          <button
            type="button"
            data-at="allergens"
            data-on={without.length > 0 ? '' : undefined}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="menu-chip"
          >
            <AlertIcon size={18} />
            {/* Closed, it goes on saying what is avoided. */}
            {open || without.length === 0 ? m['diner.allergies']() : without.join(', ')}
          </button>
        )}
        {filters.diets.map((diet) => {
          const [Glyph, text] = diets[diet];
          return (
            <button
              key={diet}
              type="button"
              data-at={`diet-${diet}`}
              aria-pressed={wanted.diets.includes(diet)}
              onClick={() => onChange({ ...wanted, diets: toggled(wanted.diets, diet) })}
              className="menu-chip"
            >
              <Glyph size={18} />
              {text()}
            </button>
          );
        })}
      </div>
      {open && (
        <div className="px-5 pt-2 lg:px-8">
          <div className="flex flex-wrap gap-2">
            {filters.allergens.map((allergen) => (
              <button
                key={allergen}
                type="button"
                aria-pressed={wanted.without.includes(allergen)}
                onClick={() => onChange({ ...wanted, without: toggled(wanted.without, allergen) })}
                className="menu-chip"
              >
                {m['diner.without']({ allergen: allergenNames[allergen]() })}
              </button>
            ))}
          </div>
          <p className="pt-2 text-ink-2 text-sm">{m['diner.allergiesHint']()}</p>
        </div>
      )}
    </fieldset>
  );
}
