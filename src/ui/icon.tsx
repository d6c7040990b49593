import type { ReactNode } from 'react';

export type IconProps = {
  /** Side in px; the stroke keeps its width whatever the side. */
  size?: number;
  className?: string;
  /** Only for an icon that stands without words beside it. */
  label?: string;
};

export type IconComponent = (props: IconProps) => ReactNode;

export function Icon({ d, size = 20, className = '', label }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.6 * 24) / Math.max(size, 18)}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={d} />
    </svg>
  );
}
