import type { ComponentProps, ReactNode } from 'react';

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  /** A second, smaller line. */
  hint?: ReactNode;
  /** On the right edge: a price, or the word for "unavailable". */
  aside?: ReactNode;
};

/** The whole line is the target. */
export function ChoiceRow({
  label,
  hint,
  aside,
  children,
}: Omit<ChoiceProps, keyof ComponentProps<'input'>> & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control comes in as the child
    <label className="group flex min-h-11 items-center gap-3 rounded-sm py-1.5 has-disabled:text-ink-3">
      <span className="relative grid size-[22px] shrink-0 place-items-center">{children}</span>
      <span className="min-w-0 grow group-has-checked:font-medium">
        {label}
        {hint && <span className="block font-normal text-ink-3 text-sm">{hint}</span>}
      </span>
      {aside && <span className="shrink-0 text-ink-2 text-sm">{aside}</span>}
    </label>
  );
}

export const choiceMark =
  'peer size-[22px] appearance-none border-[1.5px] border-control bg-surface transition checked:border-brand enabled:hover:border-brand-ink disabled:border-hairline disabled:bg-sunken aria-invalid:border-danger';
