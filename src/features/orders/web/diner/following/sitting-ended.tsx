import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useComanda } from '../comanda/comanda-context.tsx';

/** Their bill is closed while they look at the menu: the next one begins here. */
export default function SittingEnded() {
  const { askSeat } = useComanda();
  return (
    <Notice
      tone="yellow"
      action={
        <Button size="s" variant="quiet" onClick={() => askSeat('sit')}>
          {m['diner.typeCode']()}
        </Button>
      }
    >
      {m['diner.newBill']()}
    </Notice>
  );
}
