import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DemoAccounts } from './demo-accounts.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { ThirdParties } from './third-parties.tsx';
import { useFilledForm } from './use-filled-form.ts';
import { factorsAsked, useSignIn } from './use-sign-in.ts';

interface SignInProps {
  demo: boolean;
  providers: { id: string; name: string }[];
  plan: string | null;
  /** The page that goes on after signing in, instead of where the role begins. */
  onward?: string;
  /** The restaurant whose own entrance this is. */
  slug?: string;
  /** Whose account it is, where what led here says so: only the password is missing. */
  email?: string;
  /** What the button says instead of the usual. */
  action?: string;
  /** What stands below the password's step. */
  children?: ReactNode;
}

/** Password, then a second factor where the account has one; or a third party. All on one page. */
export function SignIn({ demo, providers, plan, onward, slug, email, action, children }: SignInProps) {
  const [query] = useSearchParams();
  const to = { plan, onward };
  const signIn = useSignIn(slug, to, factorsAsked(query));
  const form = useFilledForm();
  useEffect(() => {
    if (!email || !form.email.current || form.email.current.value) return;
    form.email.current.value = email;
    form.password.current?.focus();
  }, [email, form.email, form.password]);
  if (signIn.factors) return <SecondStep factors={signIn.factors} to={to} onBack={signIn.startOver} />;
  return (
    <>
      <SignInForm signIn={signIn} form={form} action={action} />
      <ThirdParties providers={providers} to={to} />
      {children}
      {demo && (
        <DemoAccounts
          folded={email !== undefined}
          onFill={(email, password) => {
            form.fill(email, password);
            signIn.forgive();
          }}
        />
      )}
    </>
  );
}
