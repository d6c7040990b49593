import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { BellIcon, BellOffIcon } from '#ui/icons.tsx';
import { useStaff } from './staff-context.ts';

/** On phones the bell alone; its name is always there to be read out. */
export function SoundToggle() {
  const { chime } = useStaff();
  const Glyph = chime.on ? BellIcon : BellOffIcon;
  return (
    <Button variant="quiet" onClick={chime.toggle} className="max-sm:size-13 max-sm:px-0!">
      <Glyph />
      <span className="max-sm:sr-only">{chime.on ? m['orders.soundOn']() : m['orders.soundOff']()}</span>
    </Button>
  );
}
