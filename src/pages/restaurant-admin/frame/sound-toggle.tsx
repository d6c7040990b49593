import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { BellOffIcon } from '#ui/staff/icons.tsx';
import { useStaff } from './staff-context.ts';

/** On phones the bell alone; its name is always there to be read out. */
export function SoundToggle({ className }: { className: string }) {
  const { chime } = useStaff();
  const Glyph = chime.on ? BellIcon : BellOffIcon;
  return (
    <Button variant="quiet" onClick={chime.toggle} className={cx('shrink-0 max-lg:size-13 max-lg:px-0!', className)}>
      <Glyph />
      <span className="max-lg:sr-only">{chime.on ? m['orders.soundOn']() : m['orders.soundOff']()}</span>
    </Button>
  );
}
