import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { type SignInOutcome, signIn, signOut } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { leaveFlash } from '../flash.ts';
import { landingOf } from '../landing.ts';
import { DemoAccounts } from './demo-accounts.tsx';

interface SignInFormProps {
  demo: boolean;
  /** The staff entrance of one restaurant opens to its own people only. */
  restaurantId?: string;
}

/** The fields belong to the browser, so that what was typed or filled in before the page was alive is not lost. */
export function SignInForm({ demo, restaurantId }: SignInFormProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const problem = await enter(email.current?.value.trim() ?? '', password.current?.value ?? '', restaurantId);
    if (!problem) return;
    toast.error(problem);
    // The toast goes; what to do about it stays at the field.
    setFailure(m['accounts.check']());
    setBusy(false);
    password.current?.select();
  };
  const fill = (address: string, secret: string) => {
    if (email.current) email.current.value = address;
    if (password.current) password.current.value = secret;
    setFailure(null);
  };

  return (
    <>
      {/* POST: should the page not be alive yet, a password still never gets into an address. */}
      <form method="post" onSubmit={submit} className="mt-8 grid gap-5">
        <Field label={m['accounts.email']()}>
          {(control) => (
            <TextInput
              {...control}
              ref={email}
              type="email"
              name="email"
              required
              autoComplete="username"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Field label={m['accounts.password']()} error={failure}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={password}
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
          busy={busy}
          busyLabel={m['accounts.signingIn']()}
        >
          {m['accounts.signIn']()}
        </Button>
      </form>
      {demo && <DemoAccounts onFill={fill} />}
    </>
  );
}

/** Signs in and leaves for the right area; says what stood in the way otherwise. */
async function enter(email: string, password: string, restaurantId: string | undefined): Promise<string | null> {
  const outcome = await signIn(email, password);
  if (outcome !== 'signed_in') return problems[outcome]();
  const session = await client.accounts.session().catch(() => null);
  if (!session) return m['accounts.unreachable']();
  if (restaurantId && session.user.role !== 'admin' && session.restaurant?.id !== restaurantId) {
    await signOut();
    return m['accounts.elsewhere']();
  }
  leaveFlash('signed_in');
  location.assign(landingOf(session.user.role));
  return null;
}

const problems: Record<Exclude<SignInOutcome, 'signed_in'>, () => string> = {
  refused: () => m['accounts.invalid'](),
  too_many: () => m['errors.too_many_requests'](),
  unreachable: () => m['accounts.unreachable'](),
};
