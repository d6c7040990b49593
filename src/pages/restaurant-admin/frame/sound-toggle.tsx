import { muteOf, soundWords } from '#features/orders/web/sound-words.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { BellOffIcon } from '#ui/staff/icons.tsx';
import { useStaff } from './staff-context.ts';

// Before the first touch phones say it in words, over the foot of the page: once is enough.
const tints = {
  untouched: 'lg:bg-yellow-tint! lg:text-yellow!',
  stopped: 'bg-yellow-tint! text-yellow!',
  refused: 'bg-yellow-tint! text-yellow!',
};

interface SoundToggleProps {
  className: string;
  /** Beside many others: without words on a tablet too. */
  brief?: boolean;
}

/** On phones the bell alone, while there is nothing to be done about it; its name is always there to be read out. */
export function SoundToggle({ className, brief = false }: SoundToggleProps) {
  const { chime } = useStaff();
  const mute = muteOf(chime);
  const Glyph = chime.on && !mute ? BellIcon : BellOffIcon;
  return (
    <Button
      variant="quiet"
      // Any touch asks for the sound: that of this button for nothing else.
      onClick={mute ? undefined : chime.toggle}
      className={cx(
        'shrink-0 max-lg:size-13 max-lg:px-0!',
        brief && 'lg:max-xl:size-13 lg:max-xl:px-0!',
        mute && tints[mute],
        className,
      )}
    >
      <Glyph />
      <span className={cx('max-lg:sr-only', brief && 'lg:max-xl:sr-only')}>{soundWords(chime)}</span>
    </Button>
  );
}
