import { redirect, useRouteLoaderData } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { landingOf } from '#features/accounts/web/landing.ts';
import { SignInForm } from '#features/accounts/web/public/sign-in-form.tsx';
import { m } from '#generated/messages/messages.js';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/login.ts';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

export async function loader({ context }: Route.LoaderArgs) {
  const session = await context
    .get(serverContext)
    .api.accounts.session()
    .catch(() => null);
  if (session) throw redirect(landingOf(session.user.role));
  return null;
}

export default function Login() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <SignInPage title={m['accounts.title']()} hint={m['accounts.welcome']()}>
      <SignInForm demo={root?.demo ?? false} />
    </SignInPage>
  );
}
