import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Factor } from './factor.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneCodeDialog } from './phone-code-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

type Opened = 'number' | 'code' | 'remove';

/** Codes by text message: a number counts once a code sent to it has come back. */
export function PhoneFactor({ inUse }: { inUse: boolean }) {
  const { phone } = useSignedIn().user;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const state = phone?.verified ? m['account.phone.verified']() : m['account.phone.unverified']();
  return (
    <>
      <Factor
        title={m['account.phone.title']()}
        state={phone ? `${phone.number} · ${inUse ? m['account.on']() : state}` : m['account.phone.hint']()}
      >
        {phone && !inUse && (
          <Button variant="soft" size="s" onClick={() => setOpened('code')}>
            {phone.verified ? m['account.phone.use']() : m['account.phone.confirm']()}
          </Button>
        )}
        <Button variant={phone ? 'quiet' : 'soft'} size="s" onClick={() => setOpened('number')}>
          {phone ? m['account.phone.change']() : m['account.phone.add']()}
        </Button>
        {phone && (
          <Button variant="quiet" size="s" onClick={() => setOpened('remove')}>
            {m['account.phone.remove']()}
          </Button>
        )}
      </Factor>
      {opened === 'number' && <PhoneDialog onClose={close} onSet={() => setOpened('code')} />}
      {opened === 'code' && <PhoneCodeDialog onClose={close} />}
      {opened === 'remove' && (
        <PasswordDialog
          danger
          title={m['account.phone.removeTitle']()}
          submitLabel={m['account.phone.remove']()}
          act={(password) => client.accounts.removePhone({ password })}
          onDone={() => {
            toast.success(m['account.phone.removed']());
            close();
          }}
          onClose={close}
        >
          {m['account.phone.removeHint']({ phone: phone?.number ?? '' })}
        </PasswordDialog>
      )}
    </>
  );
}
