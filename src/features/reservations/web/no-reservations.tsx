import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';

/** A day for which nobody is booked. */
export function NoReservations({ onNote }: { onNote: () => void }) {
  return (
    <Teaching
      ghost="rows"
      title={m['reservations.none']()}
      action={
        <Button pill onClick={onNote}>
          <PlusIcon />
          {m['reservations.note']()}
        </Button>
      }
    >
      {m['reservations.noneHint']()}
    </Teaching>
  );
}
