import { cx } from './cx.ts';
import type { Tone } from './tone-class.ts';

const dotClass: Record<Tone, string> = {
  yellow: 'bg-yellow-dot',
  blue: 'bg-blue-dot',
  green: 'bg-green-dot',
  red: 'bg-red-dot',
  gray: 'bg-gray-dot',
};

// Apart from the badge: a guest's first view shows a dot and no badge.
export function Dot({ tone }: { tone: Tone }) {
  return <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dotClass[tone])} />;
}
