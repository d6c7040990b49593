import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { FloorTable, TableFields, TableStatus } from '../contract.ts';
import { tableStatuses } from './status-look.ts';

export interface TableDraft {
  number: string;
  capacity: string;
  status: TableStatus;
  valueCents: number;
}

export function draftOf(table: FloorTable | null, nextNumber: number): TableDraft {
  return {
    number: String(table?.number ?? nextNumber),
    capacity: String(table?.capacity ?? 4),
    status: table?.status ?? 'disponivel',
    valueCents: table?.valueCents ?? 0,
  };
}

/** What is no whole number goes as it is: the server says what is wrong with it. */
const whole = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : null) as number;

export function fieldsOf({ number, capacity, status, valueCents }: TableDraft): TableFields {
  return { number: whole(number), capacity: whole(capacity), status, valueCents: valueCents || null };
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
            cents={draft.valueCents}
            onChange={(valueCents) => onChange({ valueCents })}
          />
        )}
      </Field>
    </>
  );
}
