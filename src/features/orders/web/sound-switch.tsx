import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { BellOffIcon } from '#ui/staff/icons.tsx';
import type { useChime } from './use-chime.ts';

/** Whether what comes in rings, in words, on a panel. */
export function SoundSwitch({ chime, className }: { chime: ReturnType<typeof useChime>; className?: string }) {
  return (
    <button
      type="button"
      aria-pressed={chime.on}
      onClick={chime.toggle}
      className={cx('inline-flex min-h-11 items-center gap-2 rounded-full px-3', className)}
    >
      {chime.on ? <BellIcon size={18} /> : <BellOffIcon size={18} />}
      {chime.on ? m['orders.soundOn']() : m['orders.soundOff']()}
    </button>
  );
}
