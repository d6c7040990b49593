import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';
import { type Tone, toneClass } from './tone-class.ts';

const icons = { yellow: AlertIcon, blue: InfoIcon, green: CheckIcon, red: AlertIcon, gray: InfoIcon };

type Props = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears after the page has loaded. */
  live?: boolean;
};

export function Notice({ tone = 'gray', title, children, action, live }: Props) {
  const Glyph = icons[tone];
  return (
    <div
      role={live ? (tone === 'red' ? 'alert' : 'status') : undefined}
      className={cx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md px-4 py-3 text-sm', toneClass[tone])}
    >
      <Glyph className="self-start" />
      <div className="min-w-0 flex-1 basis-48">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
