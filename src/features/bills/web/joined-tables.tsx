import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';

/** The tables that were put to this one, each of which can stand by itself again. */
export function JoinedTables({ bill, onSplit }: { bill: Bill; onSplit: (bill: Bill) => void }) {
  const floor = useQuery(api.tables.list.queryOptions());
  const split = useChange(api.bills.split.mutationOptions(), {
    done: m['bills.join.split'](),
    failed: m['bills.merge.undoFailed'](),
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    onDone: onSplit,
  });
  return bill.joined.map((number) => {
    const table = floor.data?.tables.find((each) => each.number === number);
    return (
      <Notice
        key={number}
        live
        title={m['bills.join.with']({ number })}
        action={
          table && (
            <Button
              variant="quiet"
              size="s"
              busy={split.isPending}
              aria-label={m['bills.join.splitOf']({ number })}
              onClick={() => split.mutate({ id: bill.id, tableId: table.id })}
            >
              {m['bills.join.splitAction']()}
            </Button>
          )
        }
      >
        {m['bills.join.codes']({ here: bill.tableNumber, there: number })}
      </Notice>
    );
  });
}
