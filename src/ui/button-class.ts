import { cx } from './cx.ts';

export type ButtonVariant = 'fill' | 'soft' | 'quiet' | 'plain' | 'danger' | 'danger-plain';
export type ButtonSize = 's' | 'm' | 'l';

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the line. */
  wide?: boolean;
  /** Fully rounded, as on the public pages. */
  pill?: boolean;
};

const base =
  'relative inline-flex min-w-0 items-center justify-center gap-2 font-semibold text-center transition active:scale-[.985] disabled:opacity-50 disabled:active:scale-100 aria-disabled:active:scale-100';

const variants: Record<ButtonVariant, string> = {
  fill: 'bg-brand text-on-brand enabled:hover:bg-brand-lift [a]:hover:bg-brand-lift',
  soft: 'bg-tint text-brand-ink enabled:hover:bg-tint-2 [a]:hover:bg-tint-2',
  quiet: 'bg-surface text-ink inset-ring inset-ring-hairline hover:bg-sunken',
  plain: 'text-brand-ink hover:bg-sunken',
  danger: 'bg-danger text-white hover:bg-danger-lift',
  'danger-plain': 'text-danger hover:bg-danger-tint',
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-h-11 px-4 py-2 text-sm',
  m: 'min-h-13 px-5 py-2 text-base',
  l: 'min-h-15 px-6 py-3 text-lg',
};

/** Gives a link, a summary or a label the look of a button. */
export function buttonClass({ variant = 'fill', size = 'm', wide, pill }: ButtonLook = {}): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full', pill ? 'rounded-full' : 'rounded-md');
}
