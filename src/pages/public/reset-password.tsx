import { useSearchParams } from 'react-router';
import { NewPasswordForm } from '#features/accounts/web/public/new-password-form.tsx';
import { m } from '#generated/messages/messages.js';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

export default function ResetPassword() {
  const [query] = useSearchParams();
  return (
    <SignInPage title={m['accounts.reset.title']()} hint={m['accounts.reset.hint']()}>
      <NewPasswordForm token={query.get('token') ?? ''} />
    </SignInPage>
  );
}
