import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { NumberStepper } from './number-stepper.tsx';

type Props = {
  label: string;
  /** Smaller lines beneath it: a price, or the word for "unavailable". */
  hint?: ReactNode;
  /** How many times it is taken, and how often it may be at most. */
  times: number;
  most: number;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean;
  onChange: (times: number) => void;
};

/** An option that may be taken several times, where a `Checkbox` would take it once. */
export function ChoiceStepper({ label, hint, times, most, disabled, onChange, ...labels }: Props) {
  return (
    <div className={cx('flex min-h-11 items-center gap-3 py-1.5', disabled && 'text-ink-3')}>
      <span className={cx('min-w-0 grow wrap-anywhere', times > 0 && 'font-medium')}>
        {label}
        {hint && <span className="block font-normal text-ink-3 text-sm">{hint}</span>}
      </span>
      <NumberStepper {...labels} label={label} value={times} max={most} disabled={disabled} onChange={onChange} />
    </div>
  );
}
