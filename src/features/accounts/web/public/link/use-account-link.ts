import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { errorCode, failureText } from '#client/errors.ts';
import { signOut } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import type { MailedLinkView } from '../../../links/contract.ts';

type State = MailedLinkView['state'] | 'done' | 'ofAnother';
const refusals: Record<string, State> = { link_used: 'used', link_invalid: 'expired', link_of_another: 'ofAnother' };

/** The press that a letter's link waits for. */
export function useAccountLink(token: string, link: MailedLinkView | null) {
  const [state, setState] = useState<State>(link?.state ?? 'expired');
  const [busy, setBusy] = useState(false);
  return {
    state,
    busy,
    async press() {
      if (busy) return;
      setBusy(true);
      try {
        if (link?.purpose === 'change') await client.accountLinks.move({ token });
        else await client.accountLinks.follow({ token });
        setState('done');
      } catch (error) {
        const code = errorCode(error) ?? '';
        const refused = refusals[code];
        if (refused) setState(refused);
        // The session has ended since: the page asks to sign in first.
        else if (code === 'not_signed_in') location.reload();
        else toast.error(failureText(error, m['accounts.link.failed']()));
      }
      setBusy(false);
    },
    async leave() {
      if (await signOut()) location.reload();
      else toast.error(m['shell.logoutFailed']());
    },
  };
}
