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

interface ChangeEmailDialogProps {
  onClose: () => void;
  /** With what to do next. */
  onSent: (text: string) => void;
}

export function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
  const { user } = useSignedIn();
  const formId = useId();
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  const { form, errors, setErrors, refuse } = usePasswordErrors();
  const newEmail = address.trim().toLowerCase();
  const send = useAccountAction({
    act: () => client.accountLinks.changeEmail({ newEmail, password }),
    onDone: (answer) => onSent(m['accounts.mine.email.changeSent']({ email: answer.newEmail })),
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = {
      ...(newEmail === user.email && { newEmail: m['accounts.mine.email.same']() }),
      ...(!password && { password: m['fields.password_required']() }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) send.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['accounts.mine.email.changeTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={send.isPending} busyLabel={m['accounts.mine.email.sending']()}>
          {m['accounts.mine.email.changeSubmit']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-2">{m['accounts.mine.email.changeHint']()}</p>
        <Field label={m['accounts.mine.email.newEmail']()} error={errors.newEmail}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              autoComplete="email"
              autoCapitalize="none"
              maxLength={mostCharacters.email}
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
