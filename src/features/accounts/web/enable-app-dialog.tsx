import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askAuth } from '#client/auth.ts';
import { m } from '#generated/messages/messages.js';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { ScanDialog } from './scan-dialog.tsx';

interface Enrolment {
  totpURI: string;
  backupCodes: string[];
}

/** The password, the app's first code, and then the recovery codes: only once it is certain that the app works. */
export function EnableAppDialog({ onClose }: { onClose: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  if (!enrolment) {
    return (
      <PasswordDialog
        title={m['accounts.mine.twoFactor.enableTitle']()}
        submitLabel={m['accounts.mine.continue']()}
        act={(password) => askAuth<Enrolment>('two-factor/enable', { password })}
        onDone={setEnrolment}
        onClose={onClose}
      />
    );
  }
  if (confirmed) return <RecoveryCodesDialog codes={enrolment.backupCodes} onClose={onClose} />;
  return (
    <ScanDialog
      uri={enrolment.totpURI}
      onClose={onClose}
      onConfirmed={() => {
        toast.success(m['accounts.mine.twoFactor.enabled']());
        setConfirmed(true);
      }}
    />
  );
}
