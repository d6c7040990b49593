import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { BellOffIcon } from '#ui/staff/icons.tsx';
import { muteOf, soundWords } from './sound-words.ts';
import type { Chime } from './use-chime.ts';

/** Whether what comes in rings, in words, on a panel. */
export function SoundSwitch({ chime, className }: { chime: Chime; className?: string }) {
  const mute = muteOf(chime);
  return (
    <button
      type="button"
      aria-pressed={mute ? undefined : chime.on}
      // Any touch asks for the sound: that of this button for nothing else.
      onClick={mute ? undefined : chime.toggle}
      className={cx('inline-flex min-h-11 items-center gap-2 rounded-full px-3', className)}
    >
      {chime.on && !mute ? <BellIcon size={18} /> : <BellOffIcon size={18} />}
      {soundWords(chime)}
    </button>
  );
}
