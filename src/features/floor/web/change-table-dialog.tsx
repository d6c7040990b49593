import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Bill } from '../../bills/contract.ts';
import { MergeBill } from '../../bills/web/merge-bill.tsx';
import { MoveBill } from '../../bills/web/move-bill.tsx';
import type { TableView } from './table-view.ts';

interface ChangeTableDialogProps {
  view: TableView;
  how: 'move' | 'merge';
  onClose: () => void;
  onChanged: (bill: Bill) => void;
}

/** The party goes to another table, or another's comes to this one. */
export function ChangeTableDialog({ view: { table }, how, onClose, onChanged }: ChangeTableDialogProps) {
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId: table.id } }), staleTime: 0 });
  const { number } = table;
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m['common.close']()}
      title={how === 'move' ? m['floor.move.title']({ number }) : m['floor.merge.title']({ number })}
    >
      <Read
        query={read}
        failed={failureText(read.error, m['bills.unread']())}
        waiting={<Spinner label={m['common.loading']()} />}
      >
        {({ bill }) =>
          !bill ? (
            <p className="text-ink-2">{m['bills.none']()}</p>
          ) : how === 'move' ? (
            <MoveBill billId={bill.id} tableId={bill.tableId} onMoved={onChanged} />
          ) : (
            <MergeBill bill={bill} onMerged={onChanged} />
          )
        }
      </Read>
    </Dialog>
  );
}
