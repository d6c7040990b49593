import { type SubmitEvent, useId, useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Radio } from '#ui/radio.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type NewStaff, type StaffMember, staffAccountRoles } from '../contract.ts';
import { useSaveStaff } from './use-save-staff.ts';

interface StaffFormDialogProps {
  /** Null opens an empty form. */
  member: StaffMember | null;
  onClose: () => void;
}

export function StaffFormDialog({ member, onClose }: StaffFormDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState<NewStaff>({
    name: member?.name ?? '',
    email: member?.email ?? '',
    role: member?.role ?? 'waiter',
    active: member?.active ?? true,
    password: '',
  });
  const change = (part: Partial<NewStaff>) => setTyped((before) => ({ ...before, ...part }));
  const { form, errors, refuse } = useFieldErrors();
  const { save, busy } = useSaveStaff({ id: member?.id ?? null, onSaved: onClose, onRefused: refuse });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) save(typed);
  };
  return (
    <Dialog
      open
      fixed={busy}
      onClose={onClose}
      title={member ? m['accounts.staff.editTitle']() : m['accounts.staff.addTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={busy} busyLabel={m['accounts.staff.saving']()}>
          {m['accounts.staff.save']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={m['accounts.staff.name']()} error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              value={typed.name}
              onChange={(event) => change({ name: event.target.value })}
              autoComplete="off"
              maxLength={120}
            />
          )}
        </Field>
        <Field label={m['accounts.staff.email']()} error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={typed.email}
              onChange={(event) => change({ email: event.target.value })}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={254}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{m['accounts.staff.role']()}</legend>
          <div className="flex gap-8">
            {staffAccountRoles.map((role) => (
              <Radio
                key={role}
                name={`${formId}-role`}
                label={m[`accounts.staff.roles.${role}`]()}
                checked={typed.role === role}
                onChange={() => change({ role })}
              />
            ))}
          </div>
        </fieldset>
        <Field
          label={member ? m['accounts.staff.newPassword']() : m['accounts.staff.password']()}
          hint={member ? m['accounts.staff.keepPassword']() : m['accounts.staff.passwordHint']()}
          error={errors.password}
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={typed.password}
              onChange={(event) => change({ password: event.target.value })}
              autoComplete="new-password"
              maxLength={128}
              showLabel={m['accounts.showPassword']()}
              hideLabel={m['accounts.hidePassword']()}
            />
          )}
        </Field>
        <Switch
          label={m['accounts.staff.active']()}
          hint={m['accounts.staff.activeHint']()}
          checked={typed.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}
