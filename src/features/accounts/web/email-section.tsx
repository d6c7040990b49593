import { useState } from 'react';
import { useLocation } from 'react-router';
import { askAuth } from '#client/auth.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountSection } from './account-section.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { useAccountAction } from './use-account-action.ts';
import { returnPath } from './use-link-outcome.ts';

export function EmailSection() {
  const { user } = useSignedIn();
  const { pathname } = useLocation();
  const [changing, setChanging] = useState(false);
  const [said, setSaid] = useState('');
  const resend = useAccountAction({
    act: () => askAuth('send-verification-email', { email: user.email, callbackURL: returnPath(pathname, 'email') }),
    onDone: () => setSaid(m['account.email.sent']({ email: user.email })),
  });
  return (
    <AccountSection
      title={m['account.email.title']()}
      hint={m['account.email.hint']()}
      aside={
        <Badge tone={user.emailVerified ? 'green' : 'yellow'}>
          {user.emailVerified ? m['account.email.verified']() : m['account.email.unverified']()}
        </Badge>
      }
    >
      <p className="font-medium text-lg wrap-anywhere">{user.email}</p>
      <div role="status" className={said ? undefined : 'hidden'}>
        {said && <Notice tone="blue">{said}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        {!user.emailVerified && (
          <Button variant="soft" busy={resend.isPending} onClick={() => resend.mutate()}>
            {m['account.email.resend']()}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setChanging(true)}>
          {m['account.email.change']()}
        </Button>
      </div>
      {changing && (
        <ChangeEmailDialog
          onClose={() => setChanging(false)}
          onSent={(text) => {
            setSaid(text);
            setChanging(false);
          }}
        />
      )}
    </AccountSection>
  );
}
