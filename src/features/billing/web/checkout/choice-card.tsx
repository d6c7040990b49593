import type { ComponentProps, ReactNode } from 'react';
import { choiceMark } from '#ui/choice-row.tsx';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** On the right edge: a price, a mark. */
  aside?: ReactNode;
};

/** A radio button as a surface of its own: the whole of it is the target. */
export function ChoiceCard({ label, hint, aside, ...input }: ChoiceCardProps) {
  return (
    <label className="flex min-h-16 min-w-0 items-center gap-3.5 rounded-md bg-surface px-4 py-3 inset-ring inset-ring-hairline transition hover:bg-paper has-checked:bg-tint has-checked:inset-ring-2 has-checked:inset-ring-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2">
      <input
        {...input}
        type="radio"
        className={`${choiceMark} shrink-0 rounded-full outline-none checked:border-[7px]`}
      />
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-break-word">{label}</span>
        {hint && <span className="block text-ink-2 text-sm">{hint}</span>}
      </span>
      {aside}
    </label>
  );
}
