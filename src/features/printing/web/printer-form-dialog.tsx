import { type SubmitEvent, useId, useState } from 'react';
import { discardWords } from '#client/discard-words.ts';
import { Unsent } from '#client/unsent.tsx';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import type { Agent } from '../contract.ts';
import type { Printer } from '../printers/contract.ts';
import { FallbackField } from './fallback-field.tsx';
import { lostBy } from './finding/lost.ts';
import { PaperFields } from './paper-fields.tsx';
import { draftFaults, draftOf, type PrinterDraft } from './printer-draft.ts';
import { PrinterNameField } from './printer-name-field.tsx';
import { ReachFields } from './reach-fields.tsx';
import { RemovePrinter } from './remove-printer.tsx';
import { RenewAddress } from './renew-address.tsx';
import { useEditPrinter } from './use-edit-printer.ts';
import { WhatItPrints } from './what-it-prints.tsx';

interface PrinterFormDialogProps {
  printer: Printer;
  /** The others of the house. */
  others: readonly Printer[];
  agents: readonly Agent[];
  stations: ReadonlyMap<string, string>;
  onSecret: (secretUrl: string) => void;
  onClose: () => void;
}

/** Changes a printer, has it found at another address, or gives it up. */
export function PrinterFormDialog({ printer, others, agents, stations, onSecret, onClose }: PrinterFormDialogProps) {
  const formId = useId();
  const [opened] = useState<PrinterDraft>(draftOf(printer));
  const [typed, setTyped] = useState(opened);
  const { form, errors, setErrors, settle, refuse } = useFieldErrors();
  const change = (part: Partial<PrinterDraft>) => {
    setTyped((before) => ({ ...before, ...part }));
    settle(Object.keys(part));
  };
  const { save, busy, unsent } = useEditPrinter(printer, { onSaved: onClose, onRefused: refuse });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const faults = draftFaults(typed);
    setErrors(faults);
    if (Object.keys(faults).length === 0) save(typed);
  };
  const parts = { draft: typed, change, errors };
  return (
    <GuardedDialog
      touched={JSON.stringify(typed) !== JSON.stringify(opened)}
      busy={busy}
      words={discardWords()}
      size="m"
      onClose={onClose}
      title={m['printing.editTitle']()}
      footer={
        <div className="grid gap-3">
          <Unsent of={[{ unsent }]} />
          <Button type="submit" form={formId} wide busy={busy} busyLabel={m['printing.saving']()}>
            {m['printing.save']()}
          </Button>
        </div>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <PrinterNameField {...parts} />
        {printer.kind === 'agent' && <ReachFields {...parts} agents={agents} lost={lostBy(printer, agents) !== null} />}
        <WhatItPrints {...parts} stations={stations} />
        {others.length > 0 && (
          <FallbackField value={typed.fallbackId} others={others} onChange={(fallbackId) => change({ fallbackId })} />
        )}
        <Fold title={m['printing.paperDetails']()}>
          <PaperFields {...parts} />
        </Fold>
        <Switch
          label={m['printing.paused']()}
          hint={m['printing.pausedHint']()}
          checked={typed.paused}
          onChange={(event) => change({ paused: event.target.checked })}
        />
      </form>
      <div className="mt-6 flex flex-wrap gap-2 border-hairline border-t pt-5">
        {printer.kind !== 'agent' && (
          <RenewAddress
            printer={printer}
            onRenewed={(secretUrl) => {
              onClose();
              if (secretUrl) onSecret(secretUrl);
            }}
          />
        )}
        <RemovePrinter printer={printer} onRemoved={onClose} />
      </div>
    </GuardedDialog>
  );
}
