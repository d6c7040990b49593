import { type SubmitEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { askAuth } from '#client/auth.ts';
import { errorCode } from '#client/errors.ts';
import { useSignedIn } from '#client/session.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useAccountAction } from './use-account-action.ts';
import { returnPath } from './use-link-outcome.ts';

interface ChangeEmailDialogProps {
  onClose: () => void;
  /** With what to do next. */
  onSent: (text: string) => void;
}

export function ChangeEmailDialog({ onClose, onSent }: ChangeEmailDialogProps) {
  const { user } = useSignedIn();
  const { pathname } = useLocation();
  const formId = useId();
  const [address, setAddress] = useState('');
  const { form, errors, setErrors } = useFieldErrors();
  const newEmail = address.trim().toLowerCase();
  const send = useAccountAction({
    act: () => askAuth('change-email', { newEmail, callbackURL: returnPath(pathname, 'change') }),
    // A confirmed address agrees first; then its successor is written to.
    onDone: () => onSent(m['account.email.changeSent']({ email: user.emailVerified ? user.email : newEmail })),
    onRefused: (error) => {
      if (errorCode(error) === 'invalid_input') setErrors({ newEmail: m['fields.email_invalid']() });
      return ['invalid_input', 'session_not_fresh'].includes(errorCode(error) ?? '');
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const same = newEmail === user.email;
    setErrors(same ? { newEmail: m['account.email.same']() } : {});
    if (!same) send.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['account.email.changeTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={send.isPending} busyLabel={m['account.email.sending']()}>
          {m['account.email.changeSubmit']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-2">
          {user.emailVerified ? m['account.email.changeHint']() : m['account.email.changeHintUnverified']()}
        </p>
        <Field label={m['account.email.newEmail']()} error={errors.newEmail}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
            />
          )}
        </Field>
        {errorCode(send.error) === 'session_not_fresh' && <StaleNotice />}
      </form>
    </Dialog>
  );
}
