import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import type { Bill } from '../../bills/contract.ts';
import { JoinTo } from '../../bills/web/join-to.tsx';
import { JoinedTables } from '../../bills/web/joined-tables.tsx';
import { MergeBill } from '../../bills/web/merge-bill.tsx';
import { MoveBill } from '../../bills/web/move-bill.tsx';
import type { PartyDeed } from './table-deeds.tsx';
import type { TableView } from './table-view.ts';

interface ChangeTableDialogProps {
  view: TableView;
  how: PartyDeed;
  onClose: () => void;
  onChanged: (bill: Bill, freed?: readonly string[]) => void;
}

const tablesToChoose = { count: 5, itemClass: 'h-16 rounded-md!' };
/** As tall as what comes: a list of tables, or a few fields. */
const awaited: Record<PartyDeed, { count: number; itemClass: string }> = {
  move: { count: 1, itemClass: 'h-52 rounded-md!' },
  split: { count: 1, itemClass: 'h-36 rounded-md!' },
  merge: tablesToChoose,
  joinTo: tablesToChoose,
};

/** The party goes to another table, another's comes to this one, or tables that were put together are parted. */
export function ChangeTableDialog({ view: { table }, how, onClose, onChanged }: ChangeTableDialogProps) {
  const read = useQuery({ ...api.bills.ofTable.queryOptions({ input: { tableId: table.id } }), staleTime: 0 });
  const timeZone = useTimezone();
  const { number } = table;
  return (
    <Dialog open onClose={onClose} closeLabel={m['common.close']()} title={m[`floor.${how}.title`]({ number })}>
      <div className="mb-4 empty:hidden">
        <Unsent of={[]} />
      </div>
      <Read
        query={read}
        failed={failureText(read.error, m['bills.unread']())}
        waiting={<Loading {...awaited[how]} className="grid gap-3 pb-2" />}
      >
        {({ bill }) =>
          how === 'joinTo' ? (
            <JoinTo free={table} onJoined={onChanged} />
          ) : !bill ? (
            <p className="text-ink-2">{m['bills.none']()}</p>
          ) : how === 'move' ? (
            <MoveBill bill={bill} alone onMoved={onChanged} />
          ) : how === 'split' ? (
            <JoinedTables
              bill={bill}
              timeZone={timeZone}
              onSplit={(now) => now.joined.length === 0 && onChanged(now)}
            />
          ) : (
            <MergeBill bill={bill} alone onMerged={onChanged} />
          )
        }
      </Read>
    </Dialog>
  );
}
