import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Radio } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import type { Bill } from '../contract.ts';

export type OnMoved = (bill: Bill, freed: readonly string[]) => void;

interface MoveBillProps {
  bill: Pick<Bill, 'id' | 'tableId' | 'joined' | 'joins'>;
  /** What was typed and not received yet, and would be gone: in words. */
  unpaid?: string;
  /** It is all that its dialog is for. */
  alone?: boolean;
  /** With the tables that are free since. */
  onMoved: OnMoved;
}

/** The party sits at another table, which is free. */
export function MoveBill({ bill: { id, tableId, joined, joins }, unpaid, alone, onMoved }: MoveBillProps) {
  const choice = useId();
  const [chosen, setChosen] = useState('');
  const [freesJoined, setFreesJoined] = useState(true);
  const [asking, setAsking] = useState(false);
  const words = discardWords();
  const tables = useQuery(api.tables.list.queryOptions());
  const move = useChange(api.bills.move.mutationOptions(), {
    done: (bill) => m['bills.move.moved']({ number: bill.tableNumber }),
    failed: m['bills.move.failed'](),
    inPlace: true,
    rereads: [api.bills.key(), api.orders.key(), api.tables.key()],
    onDone: (bill, sent) =>
      onMoved(bill, sent.freesJoined ? joins.flatMap(({ tables }) => tables.map((table) => table.id)) : []),
  });
  const send = () => {
    setAsking(false);
    move.mutate({ id, tableId: chosen, freesJoined });
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
      {joined.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-medium text-sm">
            {m['bills.move.joined']({ tables: joined.map((number) => `#${number}`).join(', ') })}
          </legend>
          <Radio
            name={choice}
            checked={freesJoined}
            onChange={() => setFreesJoined(true)}
            label={joined.length === 1 ? m['bills.move.freeOne']() : m['bills.move.freeMany']()}
          />
          <Radio
            name={choice}
            checked={!freesJoined}
            onChange={() => setFreesJoined(false)}
            label={joined.length === 1 ? m['bills.move.alongOne']() : m['bills.move.alongMany']()}
          />
        </fieldset>
      )}
      <Unsent of={[move]} part />
      <Button
        variant={alone ? 'fill' : 'soft'}
        wide={alone ?? false}
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
