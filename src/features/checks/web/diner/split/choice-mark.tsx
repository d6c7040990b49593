import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { MinusIcon } from '#ui/late-icons.tsx';

/** What is chosen, whole or in part, before a row that says so itself. */
export function ChoiceMark({ chosen }: { chosen: boolean | 'mixed' }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-6 place-items-center rounded-sm',
        chosen ? 'bg-brand text-on-brand' : 'bg-surface inset-ring-[1.5px] inset-ring-control',
      )}
    >
      {chosen === 'mixed' ? <MinusIcon size={16} /> : chosen && <CheckIcon size={16} />}
    </span>
  );
}
