import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { askAuth } from '#client/auth.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AccountSection, Part } from './account-section.tsx';
import { EnableAppDialog } from './enable-app-dialog.tsx';
import { Factor } from './factor.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneFactor } from './phone-factor.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

type Opened = { what: 'enable' | 'newCodes' | 'disable' } | { what: 'codes'; codes: string[] };

export function TwoFactorSection() {
  const { user } = useSignedIn();
  const factors = useQuery(api.accounts.secondFactors.queryOptions());
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <AccountSection
      title={m['accounts.mine.twoFactor.title']()}
      hint={m['accounts.mine.twoFactor.hint']()}
      aside={
        <Badge tone={user.twoFactorEnabled ? 'green' : 'gray'}>
          {user.twoFactorEnabled ? m['accounts.mine.on']() : m['accounts.mine.off']()}
        </Badge>
      }
    >
      <Part query={factors}>
        {({ app, phone }) => (
          <div className="grid gap-5">
            <Factor
              title={m['accounts.mine.twoFactor.app']()}
              state={app ? m['accounts.mine.on']() : m['accounts.mine.twoFactor.appHint']()}
            >
              {app ? (
                <Button variant="quiet" size="s" onClick={() => setOpened({ what: 'newCodes' })}>
                  {m['accounts.mine.twoFactor.newCodes']()}
                </Button>
              ) : (
                <Button variant="soft" size="s" onClick={() => setOpened({ what: 'enable' })}>
                  {m['accounts.mine.twoFactor.enable']()}
                </Button>
              )}
            </Factor>
            <PhoneFactor inUse={phone} />
            {user.twoFactorEnabled && (
              <Button
                variant="danger-plain"
                size="s"
                className="justify-self-start px-0! hover:bg-transparent! hover:underline"
                onClick={() => setOpened({ what: 'disable' })}
              >
                {m['accounts.mine.twoFactor.disableTitle']()}
              </Button>
            )}
          </div>
        )}
      </Part>
      {opened?.what === 'enable' && <EnableAppDialog onClose={close} />}
      {opened?.what === 'newCodes' && (
        <PasswordDialog
          title={m['accounts.mine.twoFactor.newCodesTitle']()}
          submitLabel={m['accounts.mine.twoFactor.generate']()}
          act={(password) => askAuth<{ backupCodes: string[] }>('two-factor/generate-backup-codes', { password })}
          onDone={({ backupCodes }) => setOpened({ what: 'codes', codes: backupCodes })}
          onClose={close}
        >
          {m['accounts.mine.twoFactor.newCodesHint']()}
        </PasswordDialog>
      )}
      {opened?.what === 'codes' && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
      {opened?.what === 'disable' && (
        <PasswordDialog
          danger
          title={m['accounts.mine.twoFactor.disableTitle']()}
          submitLabel={m['accounts.mine.twoFactor.disable']()}
          act={(password) => askAuth('two-factor/disable', { password })}
          onDone={() => {
            toast.success(m['accounts.mine.twoFactor.disabled']());
            close();
          }}
          onClose={close}
        >
          {m['accounts.mine.twoFactor.disableHint']()}
        </PasswordDialog>
      )}
    </AccountSection>
  );
}
