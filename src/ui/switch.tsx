import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Reads the label out without showing it. */
  labelHidden?: boolean;
};

export function Switch({ label, hint, labelHidden, ...input }: Props) {
  return (
    <label
      className={cx(
        'inline-flex min-h-11 items-center gap-3 has-disabled:text-ink-3',
        labelHidden ? 'shrink-0' : 'min-w-0',
      )}
    >
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        className="peer relative h-7 w-12 shrink-0 appearance-none rounded-full border border-transparent bg-control transition before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-surface before:shadow-lift before:transition-all checked:bg-brand checked:before:left-[23px] checked:before:bg-on-brand disabled:opacity-45"
      />
      <span className={labelHidden ? 'sr-only' : 'min-w-0'}>
        {label}
        {hint && <span className="block text-ink-3 text-sm">{hint}</span>}
      </span>
    </label>
  );
}
