import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { moneyFault } from '#client/money-fault.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { CurrentPasswordField } from '../../../accounts/web/current-password-field.tsx';
import { usePasswordErrors } from '../../../accounts/web/use-password-errors.ts';
import { discardWords } from '../../../orders/web/discard-words.ts';
import type { CheckSettings } from '../../settings/contract.ts';
import { dayFault, isCouvert } from './couvert-day-fault.ts';
import { CouvertDays, dayDrafts, sentDays } from './couvert-days.tsx';
import { noPix, type PixDraft, PixFields } from './pix-fields.tsx';

/** What was read when it opened is what is edited: who saved meanwhile is not overwritten. */
export function ChecksForm({ read, onClose }: { read: CheckSettings; onClose: () => void }) {
  const [before] = useState(read);
  const formId = useId();
  const [couvertCents, setCouvertCents] = useState(before.couvertCents);
  const [days, setDays] = useState(() => dayDrafts(before.couvertDays));
  const [checked, setChecked] = useState(false);
  const [pix, setPix] = useState<PixDraft>(before.pix ?? noPix);
  const wrong = !isCouvert(couvertCents);
  const takesPix = pix.key.trim() !== '';
  const faults = { name: takesPix && pix.name.trim() === '', city: takesPix && pix.city.trim() === '' };
  const sent = takesPix ? pix : null;
  const [password, setPassword] = useState('');
  // The server decides; here it is only asked for.
  const proves = sent !== null && JSON.stringify(sent) !== JSON.stringify(before.pix);
  const { form, errors, setErrors, refuse } = usePasswordErrors();
  const save = useChange(api.checks.saveSettings.mutationOptions(), {
    done: m['checks.settings.saved'](),
    failed: m['checks.settings.failed'](),
    explained: ['pix_key_invalid', 'pix_name_invalid', 'pix_city_invalid', 'password_wrong', 'too_many_requests'],
    rereads: [api.checks.settings.key()],
    onDone: onClose,
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const unproven = proves && !password;
    setErrors(unproven ? { password: m['fields.password_required']() } : {});
    if (
      !save.isPending &&
      !unproven &&
      !wrong &&
      !faults.name &&
      !faults.city &&
      !days.some((day) => dayFault(day, days))
    )
      save.mutate({
        couvertCents,
        couvertDays: sentDays(days),
        pix: sent,
        revision: before.revision,
        ...(proves && { password }),
      });
  };
  return (
    <GuardedDialog
      touched={
        !Object.is(couvertCents, before.couvertCents) ||
        JSON.stringify([sent, sentDays(days)]) !== JSON.stringify([before.pix, before.couvertDays])
      }
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
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={m['checks.settings.couvert']()}
          hint={m['checks.settings.couvertHint']()}
          error={wrong ? moneyFault(couvertCents, m['fields.couvert']()) : undefined}
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
        <CouvertDays
          drafts={days}
          faultOf={(draft) =>
            // Who has not come to the amount yet is not told that it is missing.
            checked || !(Number.isNaN(draft.cents) || isCouvert(draft.cents)) ? dayFault(draft, days) : undefined
          }
          onChange={setDays}
        />
        <PixFields
          pix={pix}
          onChange={setPix}
          errors={{
            key: errors['pix.key'],
            name: checked && faults.name ? m['fields.pix_name']() : errors['pix.name'],
            city: checked && faults.city ? m['fields.pix_city']() : errors['pix.city'],
          }}
        >
          {proves && (
            <CurrentPasswordField
              value={password}
              onChange={setPassword}
              error={errors.password}
              hint={m['checks.settings.pixPassword']()}
            />
          )}
        </PixFields>
      </form>
    </GuardedDialog>
  );
}
