import { useState } from 'react';
import { api, client } from '#client/api.ts';
import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { CurrentPasswordField } from '../../../accounts/web/current-password-field.tsx';
import { SectionForm } from '../../../restaurants/web/settings/section-form.tsx';
import { useSavedForm } from '../../../restaurants/web/use-saved-form.ts';
import { keyFault } from '../../pix/key-fault.ts';
import type { CheckSettings } from '../../settings/contract.ts';
import { checksDraft, pixOf } from './checks-draft.ts';
import { dayFault, isCouvert } from './couvert-day-fault.ts';
import { CouvertDays, sentDays } from './couvert-days.tsx';
import { keyWords } from './key-words.ts';
import { PixFields } from './pix-fields.tsx';

export function ChecksForm({ read }: { read: CheckSettings }) {
  const [checked, setChecked] = useState(false);
  const [keyLeft, setKeyLeft] = useState(false);
  const { draft, opened, errors, setErrors, set, save, discard, reload, ...rest } = useSavedForm({
    saved: read,
    draftOf: checksDraft,
    send: ({ couvertCents, days, password, ...typed }, revision) =>
      client.checks.saveSettings({
        couvertCents,
        couvertDays: sentDays(days),
        pix: pixOf(typed.pix),
        revision,
        ...(password && { password }),
      }),
    read: () => client.checks.settings(),
    queryKey: api.checks.settings.queryKey(),
    savedText: m['checks.settings.saved'](),
    failedText: m['checks.settings.failed'](),
    told: ['too_many_requests'],
    about: { password_wrong: 'password' },
  });
  const { couvertCents, days, pix, password } = draft;
  const wrong = !isCouvert(couvertCents);
  const sent = pixOf(pix);
  const faults = {
    key: keyFault(pix.kind, pix.key, true),
    name: sent?.name.trim() === '',
    city: sent?.city.trim() === '',
  };
  // The server decides; here it is only asked for.
  const mustProve = (key: typeof sent) => key !== null && JSON.stringify(key) !== JSON.stringify(opened.pix);
  const proves = mustProve(sent) && faults.key === null;
  const submit = () => {
    setChecked(true);
    const unproven = proves && !password;
    setErrors(unproven ? { password: m['fields.password_required']() } : {});
    const refused = wrong || faults.key || faults.name || faults.city || days.some((day) => dayFault(day, days));
    if (!unproven && !refused) save();
  };
  const leave = (how: () => void) => () => {
    setChecked(false);
    setKeyLeft(false);
    how();
  };
  return (
    <SectionForm {...rest} onSave={submit} onDiscard={leave(discard)} onReload={leave(reload)}>
      <Card className="sm:p-7">
        <PixFields
          pix={pix}
          onKeyLeft={() => setKeyLeft(true)}
          onChange={(changed) => {
            set('pix', changed);
            if (changed.key === '') setKeyLeft(false);
            if (!mustProve(pixOf(changed))) set('password', '');
          }}
          errors={{
            key: keyWords(keyFault(pix.kind, pix.key, checked || keyLeft), pix) ?? errors['pix.key'],
            name: checked && faults.name ? m['fields.pix_name']() : errors['pix.name'],
            city: checked && faults.city ? m['fields.pix_city']() : errors['pix.city'],
          }}
        >
          {proves && (
            <CurrentPasswordField
              value={password}
              onChange={(typed) => set('password', typed)}
              error={errors.password}
              hint={m['checks.settings.pixPassword']()}
            />
          )}
        </PixFields>
      </Card>
      <Card className="grid gap-5 sm:p-7">
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
              onChange={(cents) => set('couvertCents', cents)}
            />
          )}
        </Field>
        <CouvertDays
          drafts={days}
          faultOf={(day) =>
            // Who has not come to the amount yet is not told that it is missing.
            checked || !(Number.isNaN(day.cents) || isCouvert(day.cents)) ? dayFault(day, days) : undefined
          }
          onChange={(changed) => set('days', changed)}
        />
      </Card>
    </SectionForm>
  );
}
