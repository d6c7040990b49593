import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { mostCharacters } from '#lib/limits.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useAlive } from './use-alive.ts';
import { type LinkState, useNewPassword } from './use-new-password.ts';

/** For whoever followed the link of a letter. Without a link that is good there is nothing to fill in. */
export function NewPasswordForm({ token, state }: { token: string; state: LinkState }) {
  const alive = useAlive();
  const { form, errors, busy, link, submit } = useNewPassword(token, state);
  const eye = { showLabel: m['accounts.showPassword'](), hideLabel: m['accounts.hidePassword']() };
  if (link !== 'good') {
    const used = link === 'used';
    return (
      <div className="mt-8 grid gap-5">
        <Notice
          tone={used ? 'yellow' : 'red'}
          title={used ? m['accounts.reset.usedTitle']() : m['accounts.reset.invalidTitle']()}
          live
        >
          <p className="mt-1">{used ? m['accounts.reset.usedHint']() : m['accounts.reset.invalidHint']()}</p>
        </Notice>
        <a href={sitePaths.forgotPassword} className={buttonClass({ wide: true, pill: true })}>
          {m['accounts.reset.again']()}
        </a>
      </div>
    );
  }
  return (
    // POST: should the page not be alive yet, a password still never gets into an address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-8 grid gap-5">
      <Field
        label={m['accounts.reset.password']()}
        hint={m['accounts.reset.passwordHint']()}
        error={errors.newPassword}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...eye}
            name="newPassword"
            autoComplete="new-password"
            maxLength={mostCharacters.password + 1}
          />
        )}
      </Field>
      <Field label={m['accounts.reset.confirm']()} error={errors.confirmPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            {...eye}
            name="confirmPassword"
            autoComplete="new-password"
            maxLength={mostCharacters.password + 1}
          />
        )}
      </Field>
      <Button type="submit" wide pill disabled={!alive} busy={busy} busyLabel={m['accounts.reset.saving']()}>
        {m['accounts.reset.save']()}
      </Button>
    </form>
  );
}
