import { type SubmitEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askAuth } from '#client/auth.ts';
import { failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useAlive } from './use-alive.ts';

/** Asks for another letter. Whether the address has an account is not told: the answer is always the same. */
export function ResendVerification({ email: known }: { email?: string }) {
  const alive = useAlive();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const email = known ?? input.current?.value.trim() ?? '';
    const valid = known !== undefined || (email !== '' && input.current?.validity.valid === true);
    setWrong(!valid);
    if (!valid) return input.current?.focus();
    if (busy) return;
    setBusy(true);
    try {
      await askAuth('send-verification-email', { email });
      setSentTo(email);
    } catch (error) {
      toast.error(failureText(error, m['accounts.resend.failed']()));
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {known === undefined && (
        <Field label={m['accounts.email']()} error={wrong && m['fields.email_invalid']()}>
          {(control) => <TextInput {...control} ref={input} type="email" autoComplete="email" autoCapitalize="none" />}
        </Field>
      )}
      <Button
        type="submit"
        variant="quiet"
        size="s"
        className="justify-self-start"
        disabled={!alive}
        busy={busy}
        busyLabel={m['accounts.resend.sending']()}
      >
        {m['accounts.resend.action']()}
      </Button>
      <p role="status" className={sentTo ? 'wrap-anywhere' : 'hidden'}>
        {sentTo && m['accounts.resend.sent']({ email: sentTo })}
      </p>
    </form>
  );
}
