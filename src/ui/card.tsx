import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** `as` gives it the element it is: an article in a feed, a section under a heading, an item of a list. */
export function Card({
  as: Tag = 'div',
  flush,
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li'; flush?: boolean }) {
  const Element = Tag as 'div';
  return <Element {...rest} className={cx('min-w-0 rounded-lg bg-surface shadow-card', !flush && 'p-5', className)} />;
}
