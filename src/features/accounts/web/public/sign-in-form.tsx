import type { SubmitEvent } from 'react';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { textLink } from './text-link.ts';
import { useAlive } from './use-alive.ts';
import type { useFilledForm } from './use-filled-form.ts';
import type { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  signIn: ReturnType<typeof useSignIn>;
  form: ReturnType<typeof useFilledForm>;
  action?: string;
}

export function SignInForm({ signIn, form, action }: SignInFormProps) {
  const alive = useAlive();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!signIn.busy && !(await signIn.submit(form.read()))) form.password.current?.select();
  };
  return (
    // POST: should the page not be alive yet, a password still never gets into an address.
    <form method="post" onSubmit={submit} className="mt-8 grid gap-5">
      <Field label={m['accounts.email']()}>
        {(control) => (
          <TextInput
            {...control}
            ref={form.email}
            type="email"
            name="email"
            required
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field
        label={m['accounts.password']()}
        // The toast goes; what to do about it stays at the field.
        error={signIn.failed && m['accounts.check']()}
        aside={
          <a
            href={sitePaths.forgotPassword}
            className={`${textLink} -my-3 inline-flex min-h-11 items-center text-brand-ink`}
          >
            {m['accounts.forgot']()}
          </a>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={form.password}
            name="password"
            required
            showLabel={m['accounts.showPassword']()}
            hideLabel={m['accounts.hidePassword']()}
          />
        )}
      </Field>
      <Button
        type="submit"
        wide
        pill
        className="mt-1"
        disabled={!alive}
        busy={signIn.busy}
        busyLabel={m['accounts.signingIn']()}
      >
        {action ?? m['accounts.signIn']()}
        {action && <ArrowRightIcon size={20} />}
      </Button>
    </form>
  );
}
