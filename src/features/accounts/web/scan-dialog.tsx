import { type SubmitEvent, useId, useState } from 'react';
import { askAuth } from '#client/auth.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';
import { QrCode } from '#ui/staff/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { copySecret } from './copy-secret.ts';
import { useCode } from './use-code.ts';

interface ScanDialogProps {
  /** As authenticator apps read it (otpauth://). */
  uri: string;
  onClose: () => void;
  onConfirmed: () => void;
}

export function ScanDialog({ uri, onClose, onConfirmed }: ScanDialogProps) {
  const formId = useId();
  const [secret] = useState(() => new URL(uri).searchParams.get('secret') ?? '');
  const code = useCode({
    act: (typed) => askAuth('two-factor/verify-totp', { code: typed }),
    onDone: onConfirmed,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    code.submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['accounts.mine.twoFactor.scanTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={code.busy} busyLabel={m['accounts.mine.twoFactor.confirming']()}>
          {m['accounts.mine.twoFactor.confirm']()}
        </Button>
      }
    >
      <form ref={code.form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-2">{m['accounts.mine.twoFactor.scan']()}</p>
        <div className="grid justify-items-center rounded-lg bg-sunken p-5">
          <QrCode text={uri} label={m['accounts.mine.twoFactor.qr']()} className="size-48 rounded-md p-1.5" />
        </div>
        {/* A phone cannot scan its own screen: the app opens the address itself. */}
        <a href={uri} className={`${buttonClass({ variant: 'soft', size: 's' })} sm:hidden`}>
          {m['accounts.mine.twoFactor.openApp']()}
        </a>
        <div className="grid gap-1">
          <p className="text-ink-2 text-sm">{m['accounts.mine.twoFactor.secret']()}</p>
          <div className="flex items-center gap-2">
            <code className="min-w-0 grow font-medium font-mono text-sm wrap-anywhere">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
            <IconButton
              icon={CopyIcon}
              label={m['accounts.mine.twoFactor.copySecret']()}
              onClick={() => void copySecret(secret)}
            />
          </div>
        </div>
        <CodeField
          label={m['accounts.mine.twoFactor.code']()}
          hint={m['accounts.mine.twoFactor.codeHint']()}
          code={code}
        />
      </form>
    </Dialog>
  );
}
