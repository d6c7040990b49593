import { useState } from 'react';
import { askAuth } from '#client/auth.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountSection } from './account-section.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { useAccountAction } from './use-account-action.ts';

export function EmailSection() {
  const { user } = useSignedIn();
  const [changing, setChanging] = useState(false);
  const [said, setSaid] = useState('');
  const resend = useAccountAction({
    act: () => askAuth('send-verification-email', { email: user.email }),
    onDone: () => setSaid(m['accounts.mine.email.sent']({ email: user.email })),
  });
  return (
    <AccountSection
      title={m['accounts.mine.email.title']()}
      hint={m['accounts.mine.email.hint']()}
      aside={
        <Badge tone={user.emailVerified ? 'green' : 'yellow'}>
          {user.emailVerified ? m['accounts.mine.email.verified']() : m['accounts.mine.email.unverified']()}
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
            {m['accounts.mine.email.resend']()}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setChanging(true)}>
          {m['accounts.mine.email.change']()}
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
