import { type SubmitEvent, useId, useState } from 'react';
import { discardWords } from '#client/discard-words.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Radio } from '#ui/radio.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { NewStaff, StaffMember } from '../contract.ts';
import { staffAccountRoles } from '../values.ts';
import { useSaveStaff } from './use-save-staff.ts';

interface StaffFormDialogProps {
  /** Null opens an empty form. */
  member: StaffMember | null;
  onClose: () => void;
}

export function StaffFormDialog({ member, onClose }: StaffFormDialogProps) {
  const formId = useId();
  const [before] = useState<NewStaff>({
    name: member?.name ?? '',
    email: member?.email ?? '',
    role: member?.role ?? 'waiter',
    active: member?.active ?? true,
    password: '',
  });
  const [typed, setTyped] = useState(before);
  const change = (part: Partial<NewStaff>) => setTyped((now) => ({ ...now, ...part }));
  const { form, errors, refuse } = useFieldErrors();
  const { save, busy } = useSaveStaff({ id: member?.id ?? null, onSaved: onClose, onRefused: refuse });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) save(typed);
  };
  return (
    <GuardedDialog
      touched={JSON.stringify(typed) !== JSON.stringify(before)}
      busy={busy}
      words={discardWords()}
      onClose={onClose}
      title={member ? m['staff.editTitle']() : m['staff.addTitle']()}
      footer={
        <Button type="submit" form={formId} wide busy={busy} busyLabel={m['staff.saving']()}>
          {m['staff.save']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={m['staff.name']()} error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              value={typed.name}
              onChange={(event) => change({ name: event.target.value })}
              autoComplete="off"
              maxLength={mostCharacters.name}
            />
          )}
        </Field>
        <Field label={m['staff.email']()} error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={typed.email}
              onChange={(event) => change({ email: event.target.value })}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={mostCharacters.email}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{m['staff.role']()}</legend>
          <div className="flex gap-8">
            {staffAccountRoles.map((role) => (
              <Radio
                key={role}
                name={`${formId}-role`}
                label={m[`staff.roles.${role}`]()}
                checked={typed.role === role}
                onChange={() => change({ role })}
              />
            ))}
          </div>
        </fieldset>
        <Field
          label={member ? m['staff.newPassword']() : m['staff.password']()}
          hint={member ? m['staff.keepPassword']() : m['staff.passwordHint']()}
          error={errors.password}
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={typed.password}
              onChange={(event) => change({ password: event.target.value })}
              autoComplete="new-password"
              maxLength={mostCharacters.password}
              showLabel={m['accounts.showPassword']()}
              hideLabel={m['accounts.hidePassword']()}
            />
          )}
        </Field>
        <Switch
          label={m['staff.active']()}
          hint={m['staff.activeHint']()}
          checked={typed.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      </form>
    </GuardedDialog>
  );
}
