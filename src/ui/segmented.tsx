import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { Dot } from './dot.tsx';
import type { Tone } from './tone-class.ts';

export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  count?: number;
  tone?: Tone;
  disabled?: boolean;
};

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  wide?: boolean;
  /** Two by two on a phone: none is out of sight. */
  paired?: boolean;
  /** In as many lines as it takes: none is out of sight. */
  wraps?: boolean;
};

/** Radio buttons underneath: arrows move, one tab stop. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  segments,
  wide,
  paired,
  wraps,
}: Props<Value>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const applyEarlyChoice = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const early = segments.find((segment) => segment.value === chosen);
    if (early && early.value !== value) onChange(early.value);
  });
  // What was chosen before hydration stays checked, and React reports no change of it.
  useEffect(() => applyEarlyChoice(), []);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={cx(
        'flex max-w-full gap-0.5 overflow-x-auto rounded-[14px] bg-sunken p-1',
        wide ? 'w-full' : 'w-fit',
        wraps && 'flex-wrap',
        paired && 'max-sm:grid max-sm:w-full max-sm:grid-cols-2',
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            'relative flex min-h-11 items-center justify-center gap-1.5 sm:gap-2 rounded-[10px] font-medium text-ink-2 text-sm transition hover:text-ink',
            'has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-lift has-disabled:opacity-50',
            'has-focus-visible:outline-2 has-focus-visible:outline-brand-ink',
            // Side by side on the narrowest phone too: rather in two lines than out of sight.
            paired && 'max-sm:odd:last:col-span-2',
            wraps
              ? 'min-w-0 max-w-full grow whitespace-nowrap px-3'
              : wide
                ? 'min-w-min grow px-1.5 text-center leading-tight sm:px-4'
                : 'shrink-0 whitespace-nowrap px-4',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 appearance-none rounded-[10px] outline-none"
          />
          {segment.tone && <Dot tone={segment.tone} />}
          {segment.label}
          {segment.count !== undefined && <span className="money font-medium text-ink-3">{segment.count}</span>}
        </label>
      ))}
    </div>
  );
}
