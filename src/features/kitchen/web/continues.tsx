import { m } from '#generated/messages/messages.js';
import { ChevronRightIcon } from '#ui/icons.tsx';

/** At the foot of a ticket's part: the next one hangs at the head of the next column. */
export function Continues() {
  return (
    <p className="k-continues">
      {m['kitchen.continues']()}
      <ChevronRightIcon />
    </p>
  );
}
