import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './input-class.ts';
import { ChevronDownIcon } from './late-icons.tsx';

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select
        {...rest}
        className={cx(
          inputClass,
          'h-13 cursor-pointer appearance-none truncate pr-10 pl-3.5 max-sm:pr-7 max-sm:pl-2.5',
        )}
      >
        {children}
      </select>
      <ChevronDownIcon
        size={18}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 max-sm:right-2 text-ink-2"
      />
    </span>
  );
}

/** The choices of a `Select` that are called by their names. */
export const NamedOptions = ({ of }: { of: readonly { id: string; name: string }[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
