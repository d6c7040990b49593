import { cx } from './cx.ts';

/** Give it the size of what will come, so that nothing moves; say "loading" once, on the region that holds it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-sm bg-sunken-2', className ?? 'h-4 w-full')} />;
}
