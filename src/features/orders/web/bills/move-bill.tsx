import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import { TableIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface MoveBillProps {
  billId: string;
  tableId: string;
  onMoved: () => void;
}

/** The party changes its table: hidden until asked for, since it is rare. */
export function MoveBill({ billId, tableId, onMoved }: MoveBillProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const tables = useQuery({ ...api.tables.list.queryOptions(), enabled: open });
  const move = useMutation({
    ...api.bills.move.mutationOptions(),
    networkMode: 'always',
    onSuccess: (bill) => {
      toast.success(m['bills.move.moved']({ number: bill.tableNumber }));
      onMoved();
    },
    onError: (error) => toast.error(failureText(error, m['bills.move.failed']())),
    onSettled: () => {
      for (const queryKey of [api.bills.key(), api.orders.key(), api.tables.key()])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const free = tables.data?.tables.filter((table) => table.id !== tableId && table.status !== 'ocupado');

  return (
    <div className="grid gap-3 border-hairline border-t py-3">
      <Button
        variant="plain"
        size="s"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-ml-3 justify-self-start"
      >
        <TableIcon />
        {m['bills.move.action']()}
      </Button>
      {open && (
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
            onClick={() => move.mutate({ id: billId, tableId: chosen })}
            className="justify-self-start"
          >
            {m['bills.move.confirm']()}
          </Button>
        </div>
      )}
    </div>
  );
}
