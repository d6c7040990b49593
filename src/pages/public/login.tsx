import { redirect, useRouteLoaderData } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { landingOf, planIn } from '#features/accounts/web/landing.ts';
import { EntranceNotice } from '#features/accounts/web/public/entrance-notice.tsx';
import { useEntranceState } from '#features/accounts/web/public/entrance-state.ts';
import { NextStep, RestaurantMade } from '#features/accounts/web/public/first-step.tsx';
import { SignIn } from '#features/accounts/web/public/sign-in.tsx';
import { textLink } from '#features/accounts/web/public/text-link.ts';
import { m } from '#generated/messages/messages.js';
import { planQuery, setupPath, sitePaths } from '#lib/addresses.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/login.ts';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const { searchParams: query } = new URL(request.url);
  const plan = planIn(query.get('plan'));
  const session = await api.accounts.session().catch(() => null);
  if (!session) return { plan, providers: await api.accounts.providers() };
  throw redirect(landingOf(session, plan));
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { plan, providers } = loaderData;
  const { registered, restaurant = '', confirmed, email } = useEntranceState();
  if (registered) {
    return (
      <SignInPage
        above={<RestaurantMade name={restaurant} />}
        title={m['accounts.next.signIn']()}
        hint={m['accounts.next.signInHint']()}
      >
        <SignIn
          demo={root?.demo ?? false}
          providers={[]}
          plan={plan}
          onward={setupPath(plan)}
          email={registered}
          action={m['accounts.next.action']()}
        >
          <NextStep email={registered} restaurant={restaurant} />
        </SignIn>
      </SignInPage>
    );
  }
  return (
    <SignInPage title={m['accounts.title']()} hint={m['accounts.welcome']()}>
      <EntranceNotice />
      <SignIn demo={root?.demo ?? false} providers={providers} plan={plan} email={confirmed ?? email}>
        <p className="mt-4 text-center text-ink-2 text-sm">
          {m['accounts.noAccount']()}{' '}
          <a
            href={`${sitePaths.register}${planQuery(plan)}`}
            className={`${textLink} inline-flex min-h-11 items-center text-ink`}
          >
            {m['accounts.register.title']()}
          </a>
        </p>
      </SignIn>
    </SignInPage>
  );
}
