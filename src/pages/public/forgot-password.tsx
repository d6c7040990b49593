import { ForgottenForm } from '#features/accounts/web/public/forgotten-form.tsx';
import { m } from '#generated/messages/messages.js';
import { SignInPage } from './sign-in-page.tsx';

export const handle = { area: 'public' };

export default function ForgotPassword() {
  return (
    <SignInPage title={m['accounts.forgotten.title']()} hint={m['accounts.forgotten.hint']()}>
      <ForgottenForm />
    </SignInPage>
  );
}
