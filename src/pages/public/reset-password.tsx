import { serverContext } from '#client/server-context.ts';
import { NewPasswordForm } from '#features/accounts/web/public/new-password-form.tsx';
import { m } from '#generated/messages/messages.js';
import type { Route } from './+types/reset-password.ts';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = await api.accountLinks.look({ token }).catch((error: { status?: number }) => {
    if (error.status === 409 || error.status === 400) return null;
    throw error;
  });
  return { token, state: link?.purpose === 'reset' ? link.state : 'expired' };
}

export default function ResetPassword({ loaderData: { token, state } }: Route.ComponentProps) {
  return (
    <SignInPage title={m['accounts.reset.title']()} hint={m['accounts.reset.hint']()}>
      <NewPasswordForm token={token} state={state} />
    </SignInPage>
  );
}
