import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation } from 'react-router';
import { askAuth } from '#client/auth.ts';
import { errorMessage } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { planQuery, sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { leaveFlash } from '../flash.ts';
import type { Destination } from './go-in.ts';
import { useAlive } from './use-alive.ts';

interface ThirdPartiesProps {
  providers: { id: string; name: string }[];
  to: Destination;
}

/** Other ways in. The way back leads over the login page, which sends whoever is signed in to where their role begins. */
export function ThirdParties({ providers, to: { plan, onward } }: ThirdPartiesProps) {
  const { pathname } = useLocation();
  const alive = useAlive();
  const [leaving, setLeaving] = useState<string | null>(null);
  if (providers.length === 0) return null;

  const leave = async (provider: string) => {
    setLeaving(provider);
    const callbackURL = onward ?? sitePaths.login + planQuery(plan);
    const back = { callbackURL, errorCallbackURL: onward ?? pathname + planQuery(plan) };
    try {
      const { url } = await askAuth<{ url: string }>('sign-in/social', { provider, ...back });
      leaveFlash('signed_in');
      location.assign(url);
    } catch (error) {
      toast.error(errorMessage(error) ?? m['accounts.unreachable']());
      setLeaving(null);
    }
  };
  return (
    <>
      <p className="mt-6 flex items-center gap-4 text-ink-3 text-sm before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {m['accounts.or']()}
      </p>
      <ul className="mt-6 grid gap-3">
        {providers.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="quiet"
              wide
              pill
              className="wrap-anywhere"
              disabled={!alive}
              busy={leaving === id}
              onClick={() => void leave(id)}
            >
              {m['accounts.signInWith']({ provider: name })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
