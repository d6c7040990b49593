import { type SubmitEvent, useId, useState } from 'react';
import { errorCode } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FloorTable } from '../contract.ts';
import { draftOf, fieldsOf, TableFormFields } from './table-form-fields.tsx';
import { seatsText } from './texts.ts';
import { useSaveTable } from './use-save-table.ts';

interface TableFormDialogProps {
  /** As it is at this moment; null opens an empty form. */
  table: FloorTable | null;
  /** Proposed for a new one. */
  nextNumber: number;
  onClose: () => void;
}

export function TableFormDialog({ table, nextNumber, onClose }: TableFormDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(table, nextNumber));
  // What was on the screen when the form was opened, or when somebody else's change was shown.
  const [seen, setSeen] = useState(table?.revision ?? 1);
  const [changed, setChanged] = useState(false);
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const { save, busy } = useSaveTable({
    id: table?.id ?? null,
    onSaved: onClose,
    onRefused: (error) => {
      if (errorCode(error) === 'table_changed') setChanged(true);
      else refuse(error);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setErrors({});
    // Whoever sends it again has read how the table stands now.
    const revision = changed && table ? table.revision : seen;
    setSeen(revision);
    setChanged(false);
    save(fieldsOf(draft), revision);
  };
  return (
    <Dialog
      open
      fixed={busy}
      onClose={onClose}
      title={table ? m['tables.form.editTitle']({ number: table.number }) : m['tables.form.addTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <div className="grid gap-3">
          {changed && table && (
            <Notice tone="yellow" live title={m['tables.form.changed']()}>
              {m['tables.form.changedHint']({ now: summary(table) })}
            </Notice>
          )}
          <Button type="submit" form={formId} wide busy={busy} busyLabel={m['tables.form.saving']()}>
            {table ? m['tables.form.save']() : m['tables.form.create']()}
          </Button>
        </div>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TableFormFields
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          errors={errors}
          number={table?.number}
        />
      </form>
    </Dialog>
  );
}

function summary({ number, capacity, status, valueCents }: FloorTable): string {
  return [
    m['tables.table']({ number }),
    seatsText(capacity),
    m[`tables.status.${status}`](),
    ...(valueCents === null ? [] : [formatMoney(valueCents, getLocale())]),
  ].join(', ');
}
