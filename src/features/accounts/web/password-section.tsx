import { type SubmitEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askAuth } from '#client/auth.ts';
import { errorCode, errorMessage } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { AccountSection } from './account-section.tsx';
import { SecretInput } from './secret-input.tsx';
import { useAccountAction } from './use-account-action.ts';

const empty = { currentPassword: '', newPassword: '', again: '' };

export function PasswordSection() {
  const [typed, setTyped] = useState(empty);
  const [revokeOtherSessions, setRevoke] = useState(true);
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const button = useRef<HTMLButtonElement>(null);
  const { currentPassword, newPassword, again } = typed;
  const change = useAccountAction({
    act: () => askAuth('change-password', { currentPassword, newPassword, revokeOtherSessions }),
    onDone: () => {
      setErrors({});
      setTyped(empty);
      toast.success(m['account.password.changed']());
      button.current?.focus();
    },
    onRefused: (error) => {
      if (errorCode(error) !== 'password_wrong') return refuse(error);
      setErrors({ currentPassword: errorMessage(error) ?? '' });
      return true;
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = {
      ...(!currentPassword && { currentPassword: m['fields.password_required']() }),
      ...(newPassword.length < 8 && { newPassword: m['fields.password_short']() }),
      ...(newPassword !== again && { again: m['fields.passwords_differ']() }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) change.mutate();
  };
  const secret = (field: keyof typeof empty, autoComplete: 'current-password' | 'new-password') => ({
    value: typed[field],
    autoComplete,
    onChange: (value: string) => setTyped({ ...typed, [field]: value }),
  });
  return (
    <AccountSection title={m['account.password.title']()} hint={m['account.password.hint']()}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={m['account.currentPassword']()} error={errors.currentPassword}>
          {(control) => <SecretInput {...control} {...secret('currentPassword', 'current-password')} />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={m['account.password.new']()} error={errors.newPassword}>
            {(control) => <SecretInput {...control} {...secret('newPassword', 'new-password')} />}
          </Field>
          <Field label={m['account.password.again']()} error={errors.again}>
            {(control) => <SecretInput {...control} {...secret('again', 'new-password')} />}
          </Field>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={m['account.password.others']()}
            checked={revokeOtherSessions}
            onChange={(event) => setRevoke(event.target.checked)}
          />
          <Button
            ref={button}
            type="submit"
            variant="soft"
            busy={change.isPending}
            busyLabel={m['account.password.changing']()}
            className="max-sm:w-full"
          >
            {m['account.password.change']()}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
