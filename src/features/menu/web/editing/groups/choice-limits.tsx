import { m } from '#generated/messages/messages.js';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { mostChoices } from '../../../values.ts';

interface ChoiceLimitsProps {
  min: number;
  max: number;
  /** How many options there are to choose from. */
  offered: number;
  /** One option may be chosen several times: the options are no limit. */
  repeats: boolean;
  errors: Record<string, string>;
  onChange: (limits: { min: number; max: number }) => void;
}

/** How few and how many options the guest chooses; the one follows where the other would pass it. */
export function ChoiceLimits({ min, max, offered, repeats, errors, onChange }: ChoiceLimitsProps) {
  const top = repeats ? mostChoices : offered;
  const words = { decreaseLabel: m['menu.groups.less'](), increaseLabel: m['menu.groups.more']() };
  const limits = [
    {
      label: m['menu.groups.min'](),
      hint: min === 0 ? m['menu.groups.minZero']() : m['menu.groups.minSome'](),
      error: errors.min,
      range: { value: min, min: 0, max: Math.max(top, min) },
      change: (value: number) => onChange({ min: value, max: Math.max(max, value) }),
    },
    {
      label: m['menu.groups.max'](),
      hint: '',
      error: errors.max,
      range: { value: max, min: 1, max: Math.max(top, max) },
      change: (value: number) => onChange({ min: Math.min(min, value), max: value }),
    },
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {limits.map(({ label, hint, error, range, change }) => (
        <div key={label} className="grid content-start gap-1">
          <div className="flex items-center justify-between gap-3">
            <p className="font-medium text-sm" aria-hidden="true">
              {label}
            </p>
            <NumberStepper {...range} {...words} label={label} onChange={change} />
          </div>
          <p className={error ? 'text-danger text-sm' : 'text-ink-3 text-sm'}>{error ?? hint}</p>
        </div>
      ))}
    </div>
  );
}
