import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';

interface TickListProps<Value extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly (readonly [Value, string])[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Any number of a few, in two columns. */
export function TickList<Value extends string>({ legend, hint, choices, value, onChange }: TickListProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{legend}</legend>
      {hint && <p className="mt-0.5 text-ink-3 text-sm">{hint}</p>}
      <div className="mt-1 grid grid-cols-2 gap-x-4">
        {choices.map(([each, label]) => (
          <Checkbox
            key={each}
            label={<span className="inline-block first-letter:uppercase">{label}</span>}
            checked={value.includes(each)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, each] : value.filter((other) => other !== each))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
