import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { askAuth } from '#client/auth.ts';
import { errorCode, failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import type { SignInAnswer } from '../../contract.ts';
import { type Destination, goIn } from './go-in.ts';

export type Factor = SignInAnswer['twoFactorMethods'][number];
type Credentials = { email: string; password: string };

/** What is to be asked for after a third party has led back here; null where nothing is. */
export function factorsAsked(query: URLSearchParams): Factor[] | null {
  const asked = query.get('second')?.split('.');
  return asked ? (['totp', 'otp'] as const).filter((factor) => asked.includes(factor)) : null;
}

/** The password's step. A restaurant's own entrance, named by its slug, opens to its own people only: the server sees to it. */
export function useSignIn(slug: string | undefined, to: Destination, asked: Factor[] | null) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [factors, setFactors] = useState(asked);

  return {
    busy,
    failed,
    forgive: () => setFailed(false),
    /** What may be asked for after the password; null while nothing is. */
    factors,
    startOver: () => setFactors(null),
    /** False when it was refused. */
    async submit(credentials: Credentials): Promise<boolean> {
      setBusy(true);
      setFailed(false);
      try {
        const answer = await knock(slug, credentials);
        if (!answer.twoFactorRedirect) {
          await goIn(to);
          // Busy until the next document is here.
          return true;
        }
        setFactors(answer.twoFactorMethods ?? []);
        setBusy(false);
        return true;
      } catch (error) {
        const paused = errorCode(error) === 'too_many_requests';
        toast.error(paused ? m['accounts.paused']() : failureText(error, m['accounts.unreachable']()));
        // Neither e-mail nor password is to blame for where the page was opened.
        setFailed(errorCode(error) !== 'wrong_address');
        setBusy(false);
        return false;
      }
    },
  };
}

function knock(slug: string | undefined, credentials: Credentials): Promise<Partial<SignInAnswer>> {
  return slug ? client.accounts.signInAt({ slug, ...credentials }) : askAuth('sign-in/email', credentials);
}
