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
  const state = phone?.verified ? m['accounts.mine.phone.verified']() : m['accounts.mine.phone.unverified']();
  return (
    <>
      <Factor
        title={m['accounts.mine.phone.title']()}
        state={phone ? `${phone.number} · ${inUse ? m['accounts.mine.on']() : state}` : m['accounts.mine.phone.hint']()}
      >
        {phone && !inUse && (
          <Button variant="soft" size="s" onClick={() => setOpened('code')}>
            {phone.verified ? m['accounts.mine.phone.use']() : m['accounts.mine.phone.confirm']()}
          </Button>
        )}
        <Button variant={phone ? 'quiet' : 'soft'} size="s" onClick={() => setOpened('number')}>
          {phone ? m['accounts.mine.phone.change']() : m['accounts.mine.phone.add']()}
        </Button>
        {phone && (
          <Button variant="quiet" size="s" onClick={() => setOpened('remove')}>
            {m['accounts.mine.phone.remove']()}
          </Button>
        )}
      </Factor>
      {opened === 'number' && <PhoneDialog onClose={close} onSet={() => setOpened('code')} />}
      {opened === 'code' && <PhoneCodeDialog onClose={close} />}
      {opened === 'remove' && (
        <PasswordDialog
          danger
          title={m['accounts.mine.phone.removeTitle']()}
          submitLabel={m['accounts.mine.phone.remove']()}
          act={(password) => client.accounts.removePhone({ password })}
          onDone={() => {
            toast.success(m['accounts.mine.phone.removed']());
            close();
          }}
          onClose={close}
        >
          {m['accounts.mine.phone.removeHint']({ phone: phone?.number ?? '' })}
        </PasswordDialog>
      )}
    </>
  );
}
