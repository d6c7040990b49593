import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';

interface ChipChoiceProps {
  legend: string;
  /** Chosen of the values; null before any is. */
  value: string | null;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  error?: string | false;
}

/** One of a few short answers, each a touch away. Radio buttons underneath: arrows move, one tab stop. */
export function ChipChoice({ legend, value, onChange, options, error }: ChipChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-ink-2 text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full bg-sunken px-3.5 font-medium text-[0.9375rem] text-ink transition',
              'has-checked:bg-tint-2 has-checked:font-semibold has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.value === value && <CheckIcon size={16} />}
            <span className="min-w-0 truncate">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
