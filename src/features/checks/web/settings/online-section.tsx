import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordDialog } from '../../../accounts/web/password-dialog.tsx';
import type { OnlineStanding } from '../../online/contract.ts';
import { providerName } from '../provider-name.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';

/** Among the restaurant's settings: the account to which guests pay by themselves. */
export function OnlineSection() {
  const read = useQuery(api.checks.online.queryOptions());
  return (
    <Card className="grid gap-4 sm:p-6">
      <Read query={read} failed={m['checks.online.unread']()} waiting={<Loading itemClass="h-24 rounded-md!" />}>
        {(standing) => <Standing {...standing} />}
      </Read>
    </Card>
  );
}

function Standing({ provider, account }: OnlineStanding) {
  const timezone = useTimezone();
  const [leaving, setLeaving] = useState(false);
  const [connecting, setConnecting] = useState(false);
  if (provider === null) return <p className="max-w-prose text-ink-2 text-sm">{m['checks.online.off']()}</p>;
  const name = providerName(provider);
  const open = account?.endedAt === null ? account : null;
  const refused = account?.endReason === 'refused';
  return (
    <>
      <p className="max-w-prose text-ink-2 text-sm">{m['checks.online.hint']({ provider: name })}</p>
      {provider === 'sandbox' && <Notice tone="yellow">{m['checks.online.test']()}</Notice>}
      {refused && (
        <Notice tone="red" live>
          {m['checks.online.refused']({ provider: name })}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <Badge tone={open ? 'green' : 'gray'}>
            {open ? m['checks.online.connected']() : m['checks.online.notConnected']()}
          </Badge>
          {open && (
            <p className="mt-1.5 text-ink-2 text-sm wrap-anywhere">
              {m['checks.online.account']({
                account: open.externalId,
                day: formatDateTime(open.connectedAt, getLocale(), timezone),
              })}
            </p>
          )}
        </div>
        {open ? (
          <Button variant="danger-plain" onClick={() => setLeaving(true)}>
            {m['checks.online.disconnect']()}
          </Button>
        ) : (
          <Button onClick={() => setConnecting(true)}>
            {refused ? m['checks.online.connectAgain']() : m['checks.online.connect']({ provider: name })}
          </Button>
        )}
      </div>
      {connecting && (
        <PasswordDialog
          title={m['checks.online.connect']({ provider: name })}
          submitLabel={m['checks.online.goOn']()}
          act={(password) => client.checks.connect({ password })}
          onDone={({ url }) => window.location.assign(url)}
          onClose={() => setConnecting(false)}
        >
          {m['checks.online.connectHint']({ provider: name })}
        </PasswordDialog>
      )}
      {leaving && <DisconnectDialog provider={provider} onClose={() => setLeaving(false)} />}
    </>
  );
}
