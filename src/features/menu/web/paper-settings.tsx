import { m } from '#generated/messages/messages.js';
import { type Locale, languages, locales } from '#lib/locale.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { PaperChoices } from './paper-item.tsx';

interface PaperSettingsProps {
  choices: PaperChoices;
  onChoices: (choices: PaperChoices) => void;
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

const names: Record<keyof PaperChoices, () => string> = {
  descriptions: m['menu.tools.paper.descriptions'],
  options: m['menu.tools.paper.options'],
  allergens: m['menu.tools.paper.allergens'],
  tags: m['menu.tools.paper.tags'],
  unavailable: m['menu.tools.paper.unavailable'],
  fee: m['menu.tools.paper.fee'],
};

export function PaperSettings({ choices, onChoices, locale, onLocale }: PaperSettingsProps) {
  return (
    <div className="grid gap-4 rounded-lg bg-surface p-5 shadow-card xl:sticky xl:top-6">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{m['menu.tools.paper.settings']()}</legend>
        <div className="grid sm:grid-cols-2 xl:grid-cols-1">
          {(Object.keys(names) as (keyof PaperChoices)[]).map((choice) => (
            <Checkbox
              key={choice}
              label={names[choice]()}
              checked={choices[choice]}
              onChange={({ currentTarget }) => onChoices({ ...choices, [choice]: currentTarget.checked })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-2">
        <p className="font-medium text-sm">{m['menu.tools.paper.language']()}</p>
        <Segmented
          wide
          label={m['menu.tools.paper.language']()}
          value={locale}
          onChange={onLocale}
          segments={locales.map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }))}
        />
      </div>
    </div>
  );
}
