import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { telLink } from '#lib/tel-link.ts';
import { Button } from '#ui/button.tsx';
import { LifebuoyIcon } from '#ui/staff/icons.tsx';
import Toaster from '#ui/toaster.tsx';
import { useFlashToast } from '../../frame/use-flash-toast.ts';
import { useLogout } from '../../frame/use-logout.ts';
import { Language } from '../../public/site/language.tsx';

/** All that the people of a restaurant see while the platform has it deactivated: that it is so, and whom to ask. */
export function InactiveRestaurant() {
  const { restaurant } = useSignedIn();
  const { pathname, search } = useLocation();
  const { leaving, logout } = useLogout();
  const queries = useQueryClient();
  const support = useQuery(api.feedback.support.queryOptions());
  useFlashToast();
  const again = () => void queries.invalidateQueries({ queryKey: api.accounts.session.key() });
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 px-4 py-10">
      <title>{`${m['platform.closed.title']()} · ${restaurant?.name ?? m['common.appName']()}`}</title>
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-tint text-brand-ink">
          <LifebuoyIcon size={28} />
        </span>
        <h1 className="text-2xl">{m['platform.closed.title']()}</h1>
        <p className="text-ink-2 wrap-anywhere">{m['platform.closed.text']({ restaurant: restaurant?.name ?? '' })}</p>
        {support.data && (
          <p className="grid justify-items-center font-medium text-brand-ink">
            <a
              href={`mailto:${support.data.email}`}
              className="inline-flex min-h-11 items-center underline underline-offset-2 wrap-anywhere"
            >
              {support.data.email}
            </a>
            <a
              href={telLink(support.data.phone)}
              className="inline-flex min-h-11 items-center underline underline-offset-2"
            >
              {support.data.phone}
            </a>
          </p>
        )}
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <Button onClick={again}>{m['platform.closed.again']()}</Button>
          <Button variant="quiet" onClick={logout} busy={leaving}>
            {m['shell.logout']()}
          </Button>
        </div>
      </div>
      <Language to={pathname + search} />
      <Toaster />
    </main>
  );
}
