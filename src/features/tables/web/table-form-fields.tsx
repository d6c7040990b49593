import { whole } from '#client/whole.ts';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { FloorTable, TableFields } from '../contract.ts';
import type { TableStatus } from '../values.ts';
import { tableStatuses } from '../values.ts';

export interface TableDraft {
  number: string;
  capacity: string;
  status: TableStatus;
  /** Null when there is none, NaN when what is typed is no amount. */
  valueCents: number | null;
}

export function draftOf(table: FloorTable | null, nextNumber: number): TableDraft {
  return {
    number: String(table?.number ?? nextNumber),
    capacity: String(table?.capacity ?? 4),
    status: table?.status ?? 'disponivel',
    valueCents: table?.valueCents ?? null,
  };
}

/** As text, what is no amount: null would be none. */
const sent = (cents: number | null) => (Number.isNaN(cents) ? (String(cents) as never) : cents || null);

export function fieldsOf({ number, capacity, status, valueCents }: TableDraft): TableFields {
  return { number: whole(number), capacity: whole(capacity), status, valueCents: sent(valueCents) };
}

interface TableFormFieldsProps {
  draft: TableDraft;
  onChange: (part: Partial<TableDraft>) => void;
  errors: Record<string, string>;
  /** The number it has now; absent for a new table. */
  number: number | undefined;
}

export function TableFormFields({ draft, onChange, errors, number }: TableFormFieldsProps) {
  const renumbered = number !== undefined && draft.number.trim() !== String(number);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label={m['tables.form.number']()} error={errors.number} required>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={draft.number}
              onChange={(event) => onChange({ number: event.target.value })}
            />
          )}
        </Field>
        <Field label={m['tables.form.capacity']()} error={errors.capacity} required>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={draft.capacity}
              onChange={(event) => onChange({ capacity: event.target.value })}
            />
          )}
        </Field>
      </div>
      {renumbered && <p className="-mt-2 text-ink-2 text-sm">{m['tables.form.numberHint']()}</p>}
      <Field label={m['tables.form.status']()} error={errors.status}>
        {(control) => (
          <Select
            {...control}
            value={draft.status}
            onChange={(event) => onChange({ status: event.target.value as TableStatus })}
          >
            {tableStatuses.map((status) => (
              <option key={status} value={status}>
                {m[`tables.status.${status}`]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={m['tables.form.value']()}
        hint={m['tables.form.valueHint']()}
        error={errors.valueCents}
        aside={m['common.optional']()}
      >
        {(control) => (
          <MoneyInput
            {...control}
            sign="R$"
            empty={0}
            cents={draft.valueCents}
            onChange={(valueCents) => onChange({ valueCents })}
          />
        )}
      </Field>
    </>
  );
}
