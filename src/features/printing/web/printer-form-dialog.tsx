import { type SubmitEvent, useId, useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { discardWords } from '#features/orders/web/discard-words.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Agent } from '../contract.ts';
import type { Printer } from '../printers/contract.ts';
import { PaperFields } from './paper-fields.tsx';
import { draftOf, emptyDraft, type PrinterDraft } from './printer-draft.ts';
import { ReachFields } from './reach-fields.tsx';
import { RemovePrinter } from './remove-printer.tsx';
import { RenewAddress } from './renew-address.tsx';
import { useSavePrinter } from './use-save-printer.ts';
import { WhatItPrints } from './what-it-prints.tsx';

interface PrinterFormDialogProps {
  /** Null opens an empty form. */
  printer: Printer | null;
  agents: readonly Agent[];
  stations: ReadonlyMap<string, string>;
  onSecret: (secretUrl: string) => void;
  onClose: () => void;
}

export function PrinterFormDialog({ printer, agents, stations, onSecret, onClose }: PrinterFormDialogProps) {
  const formId = useId();
  const [only] = agents;
  const [opened] = useState<PrinterDraft>(
    printer ? draftOf(printer) : { ...emptyDraft, agentId: agents.length === 1 && only ? only.id : null },
  );
  const [typed, setTyped] = useState(opened);
  const change = (part: Partial<PrinterDraft>) => setTyped((before) => ({ ...before, ...part }));
  const { form, errors, refuse } = useFieldErrors();
  const told = (secretUrl: string | null) => {
    onClose();
    if (secretUrl) onSecret(secretUrl);
  };
  const { save, busy } = useSavePrinter({ printer, onSaved: told, onRefused: refuse });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) save(typed);
  };
  const parts = { draft: typed, change, errors };
  return (
    <GuardedDialog
      touched={JSON.stringify(typed) !== JSON.stringify(opened)}
      busy={busy}
      words={discardWords()}
      size="m"
      onClose={onClose}
      title={printer ? m['printing.editTitle']() : m['printing.addTitle']()}
      footer={
        <Button type="submit" form={formId} wide busy={busy} busyLabel={m['printing.saving']()}>
          {m['printing.save']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <Field label={m['printing.name']()} error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              value={typed.name}
              onChange={(event) => change({ name: event.target.value })}
              placeholder={m['printing.namePlaceholder']()}
              autoComplete="off"
              maxLength={40}
            />
          )}
        </Field>
        <ReachFields {...parts} agents={agents} isNew={printer === null} />
        <WhatItPrints {...parts} stations={stations} />
        <PaperFields {...parts} />
        <Switch
          label={m['printing.paused']()}
          hint={m['printing.pausedHint']()}
          checked={typed.paused}
          onChange={(event) => change({ paused: event.target.checked })}
        />
      </form>
      {printer && (
        <div className="mt-6 flex flex-wrap gap-2 border-hairline border-t pt-5">
          {printer.kind !== 'agent' && <RenewAddress printer={printer} onRenewed={told} />}
          <RemovePrinter printer={printer} onRemoved={onClose} />
        </div>
      )}
    </GuardedDialog>
  );
}
