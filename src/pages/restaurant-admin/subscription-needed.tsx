import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import Toaster from '#ui/toaster.tsx';
import { Language } from '../public/language.tsx';
import { useLogout } from './use-logout.ts';

/** Without an open subscription the restaurant's work stands still; nothing of it is shown. */
export function SubscriptionNeeded() {
  const { restaurant } = useSignedIn();
  const { leaving, logout } = useLogout();
  return (
    <main className="mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-3 px-6 text-center">
      <title>{m['shell.subscriptionNeeded']()}</title>
      <p className="text-ink-2 wrap-anywhere">{restaurant?.name}</p>
      <h1 className="text-2xl">{m['shell.subscriptionNeeded']()}</h1>
      <p className="text-ink-2">{m['shell.subscriptionHint']()}</p>
      <Button variant="quiet" onClick={logout} disabled={leaving}>
        {m['shell.logout']()}
      </Button>
      <Language to="/restaurant-admin" />
      <Toaster />
    </main>
  );
}
