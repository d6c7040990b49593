import { type SubmitEvent, useId, useState } from 'react';
import { client } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useAccountAction } from './use-account-action.ts';
import { usePasswordErrors } from './use-password-errors.ts';

interface PhoneDialogProps {
  onClose: () => void;
  onSet: () => void;
}

export function PhoneDialog({ onClose, onSet }: PhoneDialogProps) {
  const before = useSignedIn().user.phone;
  const formId = useId();
  const [phone, setPhone] = useState(before?.number ?? '');
  const [password, setPassword] = useState('');
  const { form, errors, refuse } = usePasswordErrors();
  const save = useAccountAction({
    act: () => client.accounts.setPhone({ phone, password }),
    onDone: onSet,
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={before ? m['accounts.mine.phone.change']() : m['accounts.mine.phone.add']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {m['accounts.mine.phone.submit']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={m['accounts.mine.phone.number']()} error={errors.phone}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
              autoComplete="tel"
              maxLength={mostCharacters.phone}
            />
          )}
        </Field>
        <CurrentPasswordField
          value={password}
          onChange={setPassword}
          error={errors.password}
          hint={m['accounts.mine.askPassword']()}
        />
      </form>
    </Dialog>
  );
}
