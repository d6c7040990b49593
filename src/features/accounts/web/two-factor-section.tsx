import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { askAuth } from '#client/auth.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AccountSection, PartPending } from './account-section.tsx';
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
      title={m['account.twoFactor.title']()}
      hint={m['account.twoFactor.hint']()}
      aside={
        <Badge tone={user.twoFactorEnabled ? 'green' : 'gray'}>
          {user.twoFactorEnabled ? m['account.on']() : m['account.off']()}
        </Badge>
      }
    >
      {factors.data ? (
        <div className="grid gap-5">
          <Factor
            title={m['account.twoFactor.app']()}
            state={factors.data.app ? m['account.on']() : m['account.twoFactor.appHint']()}
          >
            {factors.data.app ? (
              <Button variant="quiet" size="s" onClick={() => setOpened({ what: 'newCodes' })}>
                {m['account.twoFactor.newCodes']()}
              </Button>
            ) : (
              <Button variant="soft" size="s" onClick={() => setOpened({ what: 'enable' })}>
                {m['account.twoFactor.enable']()}
              </Button>
            )}
          </Factor>
          <PhoneFactor inUse={factors.data.phone} />
          {user.twoFactorEnabled && (
            <Button
              variant="danger-plain"
              size="s"
              className="justify-self-start px-0! hover:bg-transparent! hover:underline"
              onClick={() => setOpened({ what: 'disable' })}
            >
              {m['account.twoFactor.disableTitle']()}
            </Button>
          )}
        </div>
      ) : (
        <PartPending failed={factors.isError} busy={factors.isFetching} onRetry={() => void factors.refetch()} />
      )}
      {opened?.what === 'enable' && <EnableAppDialog onClose={close} />}
      {opened?.what === 'newCodes' && (
        <PasswordDialog
          title={m['account.twoFactor.newCodesTitle']()}
          submitLabel={m['account.twoFactor.generate']()}
          act={(password) => askAuth<{ backupCodes: string[] }>('two-factor/generate-backup-codes', { password })}
          onDone={({ backupCodes }) => setOpened({ what: 'codes', codes: backupCodes })}
          onClose={close}
        >
          {m['account.twoFactor.newCodesHint']()}
        </PasswordDialog>
      )}
      {opened?.what === 'codes' && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
      {opened?.what === 'disable' && (
        <PasswordDialog
          danger
          title={m['account.twoFactor.disableTitle']()}
          submitLabel={m['account.twoFactor.disable']()}
          act={(password) => askAuth('two-factor/disable', { password })}
          onDone={() => {
            toast.success(m['account.twoFactor.disabled']());
            close();
          }}
          onClose={close}
        >
          {m['account.twoFactor.disableHint']()}
        </PasswordDialog>
      )}
    </AccountSection>
  );
}
