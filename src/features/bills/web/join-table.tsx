import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { QrIcon } from '#ui/late-icons.tsx';
import { UndoIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { FloorTable } from '../../tables/contract.ts';
import { withJoined } from '../../tables/with-joined.ts';
import type { Bill } from '../contract.ts';
import { Fact } from './fact.tsx';
import { undoRereads } from './use-undo.ts';

interface JoinTableProps {
  bill: Pick<Bill, 'id' | 'tableNumber' | 'joined'>;
  /** Nobody sits there. */
  free: FloorTable;
  /** It is all that its dialog is for. */
  alone?: boolean | undefined;
  onJoined: (bill: Bill) => void;
}

/** A big party takes one more table: what that means before it is done. */
export function JoinTable({ bill, free, alone, onJoined }: JoinTableProps) {
  const keyOf = useCreationKey();
  const numbers = { here: bill.tableNumber, there: free.number };
  const join = useChange(api.bills.join.mutationOptions(), {
    done: m['bills.join.done'](numbers),
    failed: m['bills.merge.failed'](),
    inPlace: true,
    rereads: undoRereads,
    untilReread: true,
    onDone: onJoined,
  });
  const sent = { id: bill.id, tableIds: [free.id] };
  const all = [...bill.joined, free.number].sort((a, b) => a - b);
  return (
    <>
      <p className="rounded-lg bg-surface px-4 py-3 shadow-card">
        <b className="block text-lg">{m['bills.join.all']({ numbers: withJoined(bill.tableNumber, all) })}</b>
        <span className="text-ink-2 text-sm">{m['bills.merge.one'](numbers)}</span>
      </p>
      <ul className="grid gap-2 text-ink-2 text-sm">
        <Fact icon={<QrIcon />}>{m['bills.join.codes'](numbers)}</Fact>
        <Fact icon={<UsersIcon />}>{m['bills.join.until'](numbers)}</Fact>
        <Fact icon={<UndoIcon />}>{m['bills.join.splittable']()}</Fact>
      </ul>
      <Unsent of={[join]} part />
      <Button
        variant={alone ? 'fill' : 'soft'}
        wide
        busy={join.isPending}
        onClick={() => join.mutate({ ...sent, key: keyOf(sent) })}
      >
        {m['bills.join.confirm'](numbers)}
      </Button>
    </>
  );
}
