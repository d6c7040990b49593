import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { discardWords } from '../../orders/web/discard-words.ts';
import type { Bill } from '../contract.ts';

interface MoveBillProps {
  billId: string;
  tableId: string;
  /** What was typed and not received yet, and would be gone: in words. */
  unpaid?: string;
  onMoved: (bill: Bill) => void;
}

/** The party sits at another table, which is free. */
export function MoveBill({ billId, tableId, unpaid, onMoved }: MoveBillProps) {
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState(false);
  const words = discardWords();
  const tables = useQuery(api.tables.list.queryOptions());
  const move = useChange(api.bills.move.mutationOptions(), {
    done: (bill) => m['bills.move.moved']({ number: bill.tableNumber }),
    failed: m['bills.move.failed'](),
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    onDone: onMoved,
  });
  const send = () => {
    setAsking(false);
    move.mutate({ id: billId, tableId: chosen });
  };
  const free = tables.data?.tables.filter((table) => table.id !== tableId && table.status !== 'ocupado');

  return (
    <div className="grid gap-3 pb-2">
      <Field label={m['bills.move.table']()} hint={m['bills.move.hint']()}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{free?.length === 0 ? m['bills.move.none']() : m['bills.move.choose']()}</option>
            {free?.map((table) => (
              <option key={table.id} value={table.id}>
                {m['orders.form.tableOption']({
                  number: table.number,
                  status: m[`orders.form.tableStatus.${table.status}`](),
                })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="soft"
        disabled={!chosen}
        busy={move.isPending}
        onClick={() => (unpaid ? setAsking(true) : send())}
        className="justify-self-start"
      >
        {m['bills.move.confirm']()}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={send}
        title={words.title}
        confirmLabel={m['bills.move.anyway']()}
        cancelLabel={words.stay}
        closeLabel={words.close}
      >
        {unpaid && m['bills.move.unpaid']({ amount: unpaid })}
      </ConfirmDialog>
    </div>
  );
}
