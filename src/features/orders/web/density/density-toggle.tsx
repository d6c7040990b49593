import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { RowsIcon } from '#ui/staff/icons.tsx';
import { useDensity } from './use-density.ts';

/** Small cards, or large ones; in words where there is room. */
export function DensityToggle({ className }: { className: string }) {
  const { dense, toggle } = useDensity();
  return (
    <Button
      variant="quiet"
      aria-pressed={dense}
      onClick={toggle}
      className={cx('shrink-0 aria-pressed:bg-tint aria-pressed:text-brand-ink', className)}
    >
      <RowsIcon />
      <span className="max-2xl:sr-only">{m['orders.compact']()}</span>
    </Button>
  );
}
