import { PlusIcon } from './icons.tsx';
import { MinusIcon } from './late-icons.tsx';

type Props = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** What is counted. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean;
};

const side =
  'grid size-11 place-items-center rounded-full text-brand-ink transition enabled:hover:bg-sunken-2 enabled:active:scale-95 disabled:text-ink-3 disabled:opacity-60';

export function NumberStepper(props: Props) {
  const { value, onChange, min = 0, max = 99, label, decreaseLabel, increaseLabel, disabled } = props;
  return (
    <fieldset aria-label={label} className="inline-flex shrink-0 items-center rounded-full bg-sunken">
      <button
        type="button"
        className={side}
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon size={18} />
      </button>
      <output aria-live="polite" className="min-w-7 text-center font-semibold">
        {value}
      </output>
      <button
        type="button"
        className={side}
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon size={18} />
      </button>
    </fieldset>
  );
}
