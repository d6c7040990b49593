import { cx } from './cx.ts';

/** One star of a rating. */
export function Star({ size, filled }: { size: number; filled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      strokeLinejoin="round"
      strokeWidth="1.5"
      className={cx(
        'pointer-events-none',
        filled ? 'fill-yellow-dot stroke-yellow' : 'fill-transparent stroke-control',
      )}
    >
      <path d="m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.8l5.9-.8z" />
    </svg>
  );
}
