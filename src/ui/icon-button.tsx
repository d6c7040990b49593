import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import type { IconComponent } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const tones = {
  quiet: 'text-ink-2 enabled:hover:bg-sunken enabled:hover:text-ink',
  soft: 'bg-tint text-brand-ink enabled:hover:bg-tint-2',
  fill: 'bg-brand text-on-brand enabled:hover:bg-brand-lift',
  danger: 'text-danger enabled:hover:bg-danger-tint',
};

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconComponent;
  label: string;
  tone?: keyof typeof tones;
  iconSize?: number;
  busy?: boolean;
};

export function IconButton({ icon: Glyph, label, tone = 'quiet', iconSize = 20, busy, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? undefined : rest.onClick}
      aria-label={label}
      title={rest.title ?? label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full transition active:scale-95 disabled:opacity-45',
        tones[tone],
        className,
      )}
    >
      {busy ? <Spinner size={iconSize} /> : <Glyph size={iconSize} />}
    </button>
  );
}
