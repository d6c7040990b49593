import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api, client } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { AccountSection, Part } from './account-section.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PinDialog } from './pin-dialog.tsx';

/** With which whoever keeps the till approves at a waiter's device. */
export function PinSection() {
  const timeZone = useTimezone();
  const pin = useQuery(api.accounts.pin.queryOptions());
  const [opened, setOpened] = useState<'set' | 'remove' | null>(null);
  const done = (text: string) => {
    toast.success(text);
    setOpened(null);
  };
  return (
    <AccountSection title={m['accounts.mine.pin.title']()} hint={m['accounts.mine.pin.hint']()}>
      <Part query={pin}>
        {({ setAt }) => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-2 text-sm">
              {setAt
                ? m['accounts.mine.pin.isSet']({ date: formatDateTime(setAt, getLocale(), timeZone) })
                : m['accounts.mine.pin.none']()}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="soft" size="s" onClick={() => setOpened('set')}>
                {setAt ? m['accounts.mine.pin.change']() : m['accounts.mine.pin.create']()}
              </Button>
              {setAt && (
                <Button variant="quiet" size="s" onClick={() => setOpened('remove')}>
                  {m['accounts.mine.pin.remove']()}
                </Button>
              )}
            </div>
          </div>
        )}
      </Part>
      {opened === 'set' && (
        <PinDialog onSet={() => done(m['accounts.mine.pin.saved']())} onClose={() => setOpened(null)} />
      )}
      {opened === 'remove' && (
        <PasswordDialog
          danger
          title={m['accounts.mine.pin.remove']()}
          submitLabel={m['accounts.mine.pin.remove']()}
          act={(password) => client.accounts.removePin({ password })}
          onDone={() => done(m['accounts.mine.pin.removed']())}
          onClose={() => setOpened(null)}
        />
      )}
    </AccountSection>
  );
}
