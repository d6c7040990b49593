import type { ReactNode } from 'react';
import { Unsent } from '#client/unsent.tsx';
import type { Refused } from '#client/use-change.ts';
import { cx } from '#ui/cx.ts';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { maxPeople } from '../values.ts';

interface CountFieldProps {
  /** What stands beside the stepper. */
  children: ReactNode;
  value: number;
  onChange: (people: number) => void;
  min: number;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** What a press sends, where it does. */
  sends?: { unsent: Refused | null };
  className?: string;
}

/** How many people: one stepper beside what they are counted for. */
export function CountField({ children, sends, className, ...stepper }: CountFieldProps) {
  return (
    <div className={cx('flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2', className)}>
      {children}
      <NumberStepper {...stepper} max={maxPeople} />
      {sends && <Unsent of={[sends]} part />}
    </div>
  );
}
