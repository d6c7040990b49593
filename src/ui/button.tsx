import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps the focus and the width, and swallows further presses. */
    busy?: boolean;
    /** What the button says while busy; without it the words stay. */
    busyLabel?: string;
  };

export function Button(props: ButtonProps) {
  const { variant, size, wide, pill, busy, busyLabel, className, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, wide, pill }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-covered={(busy && !busyLabel) || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner size={busyLabel ? 16 : 18} />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
