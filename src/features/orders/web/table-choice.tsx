import { useState } from 'react';
import type { Table } from '#features/tables/contract.ts';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Order } from '../contract.ts';
import { FoldedChoice } from './folded-choice.tsx';

interface TableChoiceProps {
  tableId: string;
  tables: Table[];
  order: Order | null;
  /** Asked for and not yet chosen. */
  missing: boolean;
  onChange: (tableId: string) => void;
}

/** A table: its name, and touched, a field for its number and the list. */
export function TableChoice({ tableId, tables, order, missing, onChange }: TableChoiceProps) {
  const gone = order && !tables.some((table) => table.id === order.tableId) ? order : null;
  const known = gone ? [...tables, { id: gone.tableId, number: gone.tableNumber }] : tables;
  // What stands in the field while it names no table; otherwise the number of the table that is chosen.
  const [typed, setTyped] = useState('');
  const number = known.find(({ id }) => id === tableId)?.number;
  const unknown = typed !== '' && !tableId;
  const type = (text: string) => {
    const asked = text.trim();
    setTyped(asked);
    onChange(known.find((table) => String(table.number) === asked)?.id ?? '');
  };
  return (
    <FoldedChoice
      now={number === undefined ? m['orders.form.chooseTable']() : m['orders.table']({ number })}
      asked={missing && !tableId}
      className="lg:col-start-2"
    >
      <Field
        label={m['orders.tableLabel']()}
        required
        error={
          unknown
            ? m['orders.form.noSuchTable']({ number: typed })
            : missing && !tableId && m['orders.form.tableRequired']()
        }
      >
        {(control) => (
          <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
            <TextInput
              data-table-number
              aria-label={m['orders.form.tableNumber']()}
              placeholder={m['orders.form.tableNumberHint']()}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              enterKeyHint="done"
              aria-describedby={control['aria-describedby']}
              aria-invalid={unknown || undefined}
              value={number === undefined ? typed : String(number)}
              onChange={(event) => type(event.target.value)}
              // Enter ends the typing of a number here; it does not send the order.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              className="px-3! text-center tabular-nums"
            />
            <Select
              {...control}
              value={tableId}
              onChange={(event) => {
                setTyped('');
                onChange(event.target.value);
              }}
            >
              <option value="">{m['orders.form.chooseTable']()}</option>
              {gone && <option value={gone.tableId}>{m['orders.table']({ number: gone.tableNumber })}</option>}
              {tables.map((table) => (
                <option key={table.id} value={table.id}>
                  {m['orders.form.tableOption']({
                    number: table.number,
                    status: m[`orders.form.tableStatus.${table.status}`](),
                  })}
                </option>
              ))}
            </Select>
          </div>
        )}
      </Field>
    </FoldedChoice>
  );
}
