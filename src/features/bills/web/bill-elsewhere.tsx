import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TableIcon } from '#ui/staff/icons.tsx';
import type { Bill } from '../contract.ts';
import { type Entered, Unrecorded } from './closed-meanwhile.tsx';
import type { Place } from './use-open-bill.ts';

interface BillElsewhereProps {
  bill: Bill;
  typed: Entered;
  onFollow: (to: Place) => void;
}

/** Somebody has moved the bill, or put it to another's, while it was looked at here: where it is, and the way there. */
export function BillElsewhere({ bill, typed, onFollow }: BillElsewhereProps) {
  const { tableId, tableNumber: number } = bill.mergedInto ?? bill;
  return (
    <div className="grid gap-4 px-5 pb-6 sm:px-6">
      <EmptyState
        icon={TableIcon}
        title={m['bills.meanwhile.moved']({ number })}
        action={
          <Button onClick={() => onFollow({ id: tableId, number })}>{m['bills.meanwhile.follow']({ number })}</Button>
        }
      >
        {m['bills.meanwhile.movedHint']()}
      </EmptyState>
      <Unrecorded bill={bill} typed={typed} hint={m['bills.meanwhile.movedLost']()} />
    </div>
  );
}
