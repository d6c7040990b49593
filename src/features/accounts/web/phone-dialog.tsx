import { type SubmitEvent, useId, useState } from 'react';
import { client } from '#client/api.ts';
import { errorCode, errorMessage } from '#client/errors.ts';
import { useSignedIn } from '#client/session.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SecretInput } from './secret-input.tsx';
import { useAccountAction } from './use-account-action.ts';

interface PhoneDialogProps {
  onClose: () => void;
  onSet: () => void;
}

export function PhoneDialog({ onClose, onSet }: PhoneDialogProps) {
  const before = useSignedIn().user.phone;
  const formId = useId();
  const [phone, setPhone] = useState(before?.number ?? '');
  const [password, setPassword] = useState('');
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const save = useAccountAction({
    act: () => client.accounts.setPhone({ phone, password }),
    onDone: onSet,
    onRefused: (error) => {
      if (errorCode(error) !== 'password_wrong') return refuse(error);
      setErrors({ password: errorMessage(error) ?? '' });
      return true;
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={before ? m['account.phone.change']() : m['account.phone.add']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {m['account.phone.submit']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={m['account.phone.number']()} error={errors.phone}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
              autoComplete="tel"
              maxLength={30}
            />
          )}
        </Field>
        <Field label={m['account.currentPassword']()} hint={m['account.askPassword']()} error={errors.password}>
          {(control) => (
            <SecretInput {...control} value={password} onChange={setPassword} autoComplete="current-password" />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
