import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation } from 'react-router';
import { api } from '#client/api.ts';
import { askAuth } from '#client/auth.ts';
import { errorCode } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { AccountSection, PartPending } from './account-section.tsx';
import { type Identity, identitiesOf, type LinkedAccount } from './identities.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useAccountAction } from './use-account-action.ts';
import { returnPath } from './use-link-outcome.ts';

const isStale = (error: unknown) => errorCode(error) === 'session_not_fresh';

/** Third parties that open this account. Not there at all where none is offered and none is linked. */
export function IdentitiesSection() {
  const { pathname } = useLocation();
  const providers = useQuery(api.accounts.providers.queryOptions());
  const linked = useQuery({
    queryKey: [...api.accounts.key(), 'linked'],
    queryFn: () => askAuth<LinkedAccount[]>('list-accounts'),
  });
  const [leaving, setLeaving] = useState<Identity | null>(null);
  const back = returnPath(pathname, 'link');
  const link = useAccountAction<{ url: string }, string>({
    act: (provider) => askAuth('link-social', { provider, callbackURL: back, errorCallbackURL: back }),
    onDone: ({ url }) => location.assign(url),
    onRefused: isStale,
  });
  const unlink = useAccountAction<unknown, string>({
    act: (accountId) => askAuth('unlink-account', { accountId }),
    onDone: () => {
      void linked.refetch();
      setLeaving(null);
      toast.success(m['account.identities.unlinked']());
    },
    onRefused: (error) => {
      setLeaving(null);
      return isStale(error);
    },
  });
  const both = providers.data && linked.data;
  const identities = both ? identitiesOf(providers.data, linked.data) : [];
  if (both && identities.length === 0) return null;
  const provider = leaving?.name ?? '';
  return (
    <AccountSection title={m['account.identities.title']()} hint={m['account.identities.hint']()}>
      {!both && (
        <PartPending
          failed={providers.isError || linked.isError}
          busy={providers.isFetching || linked.isFetching}
          onRetry={() => void Promise.all([providers.refetch(), linked.refetch()])}
        />
      )}
      {(isStale(link.error) || isStale(unlink.error)) && <StaleNotice />}
      <ul className="grid">
        {identities.map((each) => (
          <li
            key={each.accountId ?? each.provider}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t py-3"
          >
            <span className="min-w-0 grow font-medium wrap-anywhere">{each.name}</span>
            {each.accountId && <Badge tone="green">{m['account.identities.linked']()}</Badge>}
            <Button
              variant={each.accountId ? 'quiet' : 'soft'}
              size="s"
              busy={link.isPending && link.variables === each.provider}
              aria-label={
                each.accountId
                  ? m['account.identities.unlinkOf']({ provider: each.name })
                  : m['account.identities.linkOf']({ provider: each.name })
              }
              onClick={() => (each.accountId ? setLeaving(each) : link.mutate(each.provider))}
            >
              {each.accountId ? m['account.identities.unlink']() : m['account.identities.link']()}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        tone="danger"
        title={m['account.identities.unlinkTitle']({ provider })}
        confirmLabel={m['account.identities.unlink']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
        busy={unlink.isPending}
        onConfirm={() => leaving?.accountId && unlink.mutate(leaving.accountId)}
        onClose={() => setLeaving(null)}
      >
        {m['account.identities.unlinkHint']({ provider })}
      </ConfirmDialog>
    </AccountSection>
  );
}
