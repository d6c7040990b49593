import { redirect } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { AccountLink } from '#features/accounts/web/public/link/account-link.tsx';
import { SignIn } from '#features/accounts/web/public/sign-in.tsx';
import { m } from '#generated/messages/messages.js';
import { accountLinkPath, platformPaths, resetPasswordPath, staffPaths } from '#lib/addresses.ts';
import type { Route } from './+types/account-link.ts';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = await api.accountLinks.look({ token }).catch((error: { status?: number }) => {
    // No link, or nothing that could be one.
    if (error.status === 409 || error.status === 400) return null;
    throw error;
  });
  if (link?.purpose === 'reset') throw redirect(resetPasswordPath(token));
  const role = (await api.accounts.session().catch(() => null))?.user.role;
  const accountPath = role ? (role === 'admin' ? platformPaths : staffPaths).account : null;
  // An account moves to another address by whoever is signed in to it alone.
  const signInFirst = link?.purpose === 'change' && link.state === 'good' && !accountPath;
  return { token, link, accountPath, providers: signInFirst ? await api.accounts.providers() : null };
}

export default function AccountLinkPage({ loaderData }: Route.ComponentProps) {
  const { token, link, accountPath, providers } = loaderData;
  const title = titles[link?.purpose === 'change' || link?.purpose === 'undo' ? link.purpose : 'verify']();
  if (link && providers) {
    return (
      <SignInPage title={title} hint={m['accounts.link.signInFirst']({ email: link.email })}>
        <SignIn demo={false} providers={providers} plan={null} onward={accountLinkPath(token)} />
      </SignInPage>
    );
  }
  return (
    <SignInPage title={title}>
      <AccountLink token={token} link={link} accountPath={accountPath} />
    </SignInPage>
  );
}

const titles = {
  verify: m['accounts.link.verifyTitle'],
  change: m['accounts.link.changeTitle'],
  undo: m['accounts.link.undoTitle'],
};
