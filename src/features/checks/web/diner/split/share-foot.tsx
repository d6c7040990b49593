import { Foot } from '../foot.tsx';
import { PayButton } from '../paying/pay-button.tsx';
import type { RoomProps } from '../room.ts';
import { footWords } from './foot-words.ts';

/** Small, since the list is read above it: how the part adds up stands beneath the list. */
export function ShareFoot(room: RoomProps) {
  const { check, now } = room;
  const words = footWords(check, now);
  return (
    <Foot tall>
      {words && <p className="text-center text-ink-2 text-xs">{words}</p>}
      <PayButton {...room} split={{ by: 'items' }} cents={check.mine.cents} />
    </Foot>
  );
}
