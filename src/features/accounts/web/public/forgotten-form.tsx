import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askAuth } from '#client/auth.ts';
import { failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { textLink } from './text-link.ts';
import { useAlive } from './use-alive.ts';

/** Asks for the letter that lets one choose a new password. The answer is the same whether or not there is such an account. */
export function ForgottenForm() {
  const alive = useAlive();
  const input = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    if (sentTo) notice.current?.focus();
  }, [sentTo]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const email = input.current?.value.trim() ?? '';
    const valid = email !== '' && input.current?.validity.valid === true;
    setWrong(!valid);
    if (!valid) return input.current?.focus();
    setBusy(true);
    try {
      await askAuth('request-password-reset', { email });
      setSentTo(email);
    } catch (error) {
      toast.error(failureText(error, m['accounts.forgotten.failed']()));
    }
    setBusy(false);
  };
  const back = (
    <a href={sitePaths.login} className={`${textLink} inline-flex min-h-11 items-center text-sm`}>
      {m['accounts.forgotten.back']()}
    </a>
  );
  if (sentTo) {
    return (
      <div className="mt-8 grid justify-items-center gap-4">
        <div ref={notice} tabIndex={-1} className="w-full outline-none">
          <Notice tone="green" title={m['accounts.forgotten.sentTitle']()}>
            <p className="mt-1 wrap-anywhere">{m['accounts.forgotten.sent']({ email: sentTo })}</p>
          </Notice>
        </div>
        <Button variant="quiet" wide pill onClick={() => setSentTo(null)}>
          {m['accounts.forgotten.another']()}
        </Button>
        {back}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
      <Field label={m['accounts.email']()} error={wrong && m['fields.email_invalid']()}>
        {(control) => (
          <TextInput {...control} ref={input} type="email" name="email" autoComplete="username" autoCapitalize="none" />
        )}
      </Field>
      <Button type="submit" wide pill disabled={!alive} busy={busy} busyLabel={m['accounts.forgotten.sending']()}>
        {m['accounts.forgotten.send']()}
      </Button>
      <p className="text-center">{back}</p>
    </form>
  );
}
