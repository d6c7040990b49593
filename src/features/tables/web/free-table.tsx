import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { FloorTable } from '../contract.ts';
import { canBeFreed } from '../without-orders.ts';

const rereads = [api.tables.key(), api.bills.key(), api.floor.key()];

interface FreeTableProps {
  table: FloorTable;
  /** In a sheet over the page: a failure is said beside the button. */
  inPlace?: boolean;
}

/** Sets a table free where nothing was ordered, or all of it was cancelled; elsewhere nothing. */
export function FreeTable({ table, inPlace = false }: FreeTableProps) {
  const free = useChange(api.tables.setStatus.mutationOptions(), {
    done: m['tables.form.updated'](),
    failed: m['tables.form.updateFailed'](),
    rereads,
    untilReread: true,
    inPlace,
  });
  if (!canBeFreed(table)) return null;
  return (
    <>
      {inPlace && <Unsent of={[free]} part />}
      <Button
        variant="soft"
        size="s"
        wide
        busy={free.isPending}
        aria-label={m['tables.freeOf']({ number: table.number })}
        onClick={() => free.mutate({ id: table.id, status: 'disponivel' })}
      >
        {m['tables.free']()}
      </Button>
    </>
  );
}
