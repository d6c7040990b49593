import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation } from 'react-router';
import { api } from '#client/api.ts';
import { askAuth } from '#client/auth.ts';
import { together } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AccountSection, Part } from './account-section.tsx';
import { type Identity, identitiesOf, type LinkedAccount } from './identities.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { returnPath } from './use-link-outcome.ts';

/** Third parties that open this account. Not there at all where none is offered and none is linked. */
export function IdentitiesSection() {
  const { pathname } = useLocation();
  const providers = useQuery(api.accounts.providers.queryOptions());
  const linked = useQuery({
    queryKey: [...api.accounts.key(), 'linked'],
    queryFn: () => askAuth<LinkedAccount[]>('list-accounts'),
  });
  const [chosen, setChosen] = useState<Identity | null>(null);
  const close = () => setChosen(null);
  const both = together(providers, linked);
  if (both.data && identitiesOf(...both.data).length === 0) return null;
  const back = returnPath(pathname);
  const named = { provider: chosen?.name ?? '' };
  return (
    <AccountSection title={m['accounts.mine.identities.title']()} hint={m['accounts.mine.identities.hint']()}>
      <Part query={both}>
        {(read) => (
          <ul className="grid">
            {identitiesOf(...read).map((each) => (
              <li
                key={each.accountId ?? each.provider}
                className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t py-3"
              >
                <span className="min-w-0 grow font-medium wrap-anywhere">{each.name}</span>
                {each.accountId && <Badge tone="green">{m['accounts.mine.identities.linked']()}</Badge>}
                <Button
                  variant={each.accountId ? 'quiet' : 'soft'}
                  size="s"
                  aria-label={
                    each.accountId
                      ? m['accounts.mine.identities.unlinkOf']({ provider: each.name })
                      : m['accounts.mine.identities.linkOf']({ provider: each.name })
                  }
                  onClick={() => setChosen(each)}
                >
                  {each.accountId ? m['accounts.mine.identities.unlink']() : m['accounts.mine.identities.link']()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Part>
      {chosen?.accountId === null && (
        <PasswordDialog
          title={m['accounts.mine.identities.linkOf'](named)}
          submitLabel={m['accounts.mine.continue']()}
          act={(password) =>
            askAuth<{ url: string }>('link-social', {
              provider: chosen.provider,
              password,
              callbackURL: back,
              errorCallbackURL: back,
            })
          }
          onDone={({ url }) => location.assign(url)}
          onClose={close}
        >
          {m['accounts.mine.identities.linkHint'](named)}
        </PasswordDialog>
      )}
      {chosen?.accountId && (
        <PasswordDialog
          danger
          title={m['accounts.mine.identities.unlinkTitle'](named)}
          submitLabel={m['accounts.mine.identities.unlink']()}
          act={(password) => askAuth('unlink-account', { accountId: chosen.accountId, password })}
          onDone={() => {
            void linked.refetch();
            close();
            toast.success(m['accounts.mine.identities.unlinked']());
          }}
          onClose={close}
        >
          {m['accounts.mine.identities.unlinkHint'](named)}
        </PasswordDialog>
      )}
    </AccountSection>
  );
}
