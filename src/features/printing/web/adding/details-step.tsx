import { type RefObject, type SubmitEvent, useId } from 'react';
import { Unsent } from '#client/unsent.tsx';
import type { Refused } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { PaperFields } from '../paper-fields.tsx';
import { PrinterNameField } from '../printer-name-field.tsx';
import type { FieldsOfDraft } from '../reach-fields.tsx';
import { WhatItPrints } from '../what-it-prints.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

interface DetailsStepProps extends FieldsOfDraft {
  steps: Steps;
  stations: ReadonlyMap<string, string>;
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** Why it was not saved. */
  unsent: Refused | null;
  onSave: () => void;
}

/** What a new printer is called, and what comes out of it. */
export function DetailsStep({ steps, stations, form, busy, unsent, onSave, ...parts }: DetailsStepProps) {
  const formId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <StepFrame
      steps={steps}
      title={m['printing.adding.detailsTitle']()}
      action={
        <Button type="submit" form={formId} busy={busy} busyLabel={m['printing.saving']()}>
          {m['printing.adding.next']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <PrinterNameField {...parts} />
        <WhatItPrints {...parts} stations={stations} />
        <Fold title={m['printing.paperDetails']()}>
          <PaperFields {...parts} />
        </Fold>
        <Unsent of={[{ unsent }]} />
      </form>
    </StepFrame>
  );
}
