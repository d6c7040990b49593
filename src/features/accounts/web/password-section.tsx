import { type SubmitEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askAuth } from '#client/auth.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { AccountSection } from './account-section.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SecretInput } from './secret-input.tsx';
import { useAccountAction } from './use-account-action.ts';
import { usePasswordErrors } from './use-password-errors.ts';

const empty = { currentPassword: '', newPassword: '', again: '' };

export function PasswordSection() {
  const [typed, setTyped] = useState(empty);
  const [revokeOtherSessions, setRevoke] = useState(true);
  const { form, errors, setErrors, refuse } = usePasswordErrors('currentPassword');
  const button = useRef<HTMLButtonElement>(null);
  const { currentPassword, newPassword, again } = typed;
  const change = useAccountAction({
    act: () => askAuth('change-password', { currentPassword, newPassword, revokeOtherSessions }),
    onDone: () => {
      setErrors({});
      setTyped(empty);
      toast.success(m['accounts.mine.password.changed']());
      button.current?.focus();
    },
    onRefused: refuse,
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
  const chosen = (field: 'newPassword' | 'again') => ({
    value: typed[field],
    autoComplete: 'new-password' as const,
    onChange: (value: string) => setTyped({ ...typed, [field]: value }),
  });
  return (
    <AccountSection title={m['accounts.mine.password.title']()} hint={m['accounts.mine.password.hint']()}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <CurrentPasswordField
          value={currentPassword}
          onChange={(value) => setTyped({ ...typed, currentPassword: value })}
          error={errors.currentPassword}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={m['accounts.mine.password.new']()} error={errors.newPassword}>
            {(control) => <SecretInput {...control} {...chosen('newPassword')} />}
          </Field>
          <Field label={m['accounts.mine.password.again']()} error={errors.again}>
            {(control) => <SecretInput {...control} {...chosen('again')} />}
          </Field>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={m['accounts.mine.password.others']()}
            checked={revokeOtherSessions}
            onChange={(event) => setRevoke(event.target.checked)}
          />
          <Button
            ref={button}
            type="submit"
            variant="soft"
            busy={change.isPending}
            busyLabel={m['accounts.mine.password.changing']()}
            className="max-sm:w-full"
          >
            {m['accounts.mine.password.change']()}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
