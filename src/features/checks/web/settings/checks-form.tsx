import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { discardWords } from '../../../orders/web/discard-words.ts';
import type { CheckSettings } from '../../contract.ts';
import { maxCouvertCents } from '../../values.ts';
import { noPix, type PixDraft, PixFields } from './pix-fields.tsx';

/** What was read when it opened is what is edited: who saved meanwhile is not overwritten. */
export function ChecksForm({ read, onClose }: { read: CheckSettings; onClose: () => void }) {
  const [before] = useState(read);
  const formId = useId();
  const [couvertCents, setCouvertCents] = useState(before.couvertCents);
  const [checked, setChecked] = useState(false);
  const [pix, setPix] = useState<PixDraft>(before.pix ?? noPix);
  const wrong = !(couvertCents >= 0 && couvertCents <= maxCouvertCents);
  const takesPix = pix.key.trim() !== '';
  const faults = { name: takesPix && pix.name.trim() === '', city: takesPix && pix.city.trim() === '' };
  const sent = takesPix ? pix : null;
  const save = useChange(api.checks.saveSettings.mutationOptions(), {
    done: m['checks.settings.saved'](),
    failed: m['checks.settings.failed'](),
    rereads: [api.checks.settings.key()],
    onDone: onClose,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!save.isPending && !wrong && !faults.name && !faults.city)
      save.mutate({ couvertCents, pix: sent, revision: before.revision });
  };
  return (
    <GuardedDialog
      touched={!Object.is(couvertCents, before.couvertCents) || JSON.stringify(sent) !== JSON.stringify(before.pix)}
      busy={save.isPending}
      words={discardWords()}
      onClose={onClose}
      title={m['checks.settings.title']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {m['checks.settings.save']()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={m['checks.settings.couvert']()}
          hint={m['checks.settings.couvertHint']()}
          error={checked && wrong ? m['fields.couvert']() : undefined}
        >
          {(field) => (
            <MoneyInput
              {...field}
              sign="R$"
              empty={0}
              cents={couvertCents === 0 ? null : couvertCents}
              onChange={setCouvertCents}
            />
          )}
        </Field>
        <PixFields pix={pix} onChange={setPix} faults={checked ? faults : null} />
      </form>
    </GuardedDialog>
  );
}
