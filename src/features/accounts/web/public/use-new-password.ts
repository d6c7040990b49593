import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { askAuth } from '#client/auth.ts';
import { errorCode, failureText } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import type { MailedLinkView } from '../../links/contract.ts';
import type { EntranceState } from './entrance-state.ts';

export type LinkState = MailedLinkView['state'];

/** A new password, typed twice, against the token of a letter. */
export function useNewPassword(token: string, found: LinkState) {
  const navigate = useNavigate();
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState(found);
  return {
    form,
    errors,
    busy,
    link,
    async submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy) return;
      const typed = new FormData(event.currentTarget);
      const newPassword = String(typed.get('newPassword') ?? '');
      const wrong = mistakes(newPassword, String(typed.get('confirmPassword') ?? ''));
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return;
      setBusy(true);
      try {
        await askAuth('reset-password', { token, newPassword });
        const state: EntranceState = { passwordChanged: true };
        return navigate(sitePaths.login, { replace: true, state });
      } catch (error) {
        setBusy(false);
        // Used in another tab meanwhile, or run out.
        if (errorCode(error) === 'link_invalid') setLink('expired');
        else if (!refuse(error)) toast.error(failureText(error, m['accounts.reset.failed']()));
      }
    },
  };
}

function mistakes(password: string, again: string): Record<string, string> {
  return {
    ...(password.length < 8 && { newPassword: m['fields.password_short']() }),
    ...(password.length > 128 && { newPassword: m['fields.password_long']() }),
    ...(password !== again && { confirmPassword: m['fields.passwords_differ']() }),
  };
}
