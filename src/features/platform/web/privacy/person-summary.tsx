import { m } from '#generated/messages/messages.js';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { TrashIcon } from '#ui/late-icons.tsx';
import { DownloadIcon } from '#ui/staff/icons.tsx';
import type { PersonData } from '../../privacy/contract.ts';
import { ActiveBadge } from '../active-badge.tsx';
import { isErasable, kinds } from './held.ts';
import { saveJson } from './save-json.ts';

/** Who it is and how much is held, and what can be done about it. */
export function PersonSummary({ person, onErase }: { person: PersonData; onErase: () => void }) {
  const { account, email } = person;
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-labelledby="person">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={account?.name ?? email} tone="tint" size="l" />
        <div className="min-w-0 flex-1 basis-52 pt-0.5">
          <h2 id="person" className="text-lg wrap-anywhere">
            {account?.name ?? email}
          </h2>
          <p className="text-ink-2 text-sm wrap-anywhere">{whoIsIt(person)}</p>
          {account && <p className="text-ink-2 text-sm wrap-anywhere">{email}</p>}
        </div>
        {account && (
          // On a phone below the address, which needs the whole line.
          <span className="max-sm:ml-17">
            <ActiveBadge active={account.active} />
          </span>
        )}
      </div>
      <div className="grid gap-1">
        <h3 className="text-ink-2 text-sm">{m['platform.privacy.held']()}</h3>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {kinds.map((kind) => (
            <div
              key={kind}
              className="flex min-h-11 items-baseline justify-between gap-4 border-hairline border-b py-2.5"
            >
              <dt className="min-w-0">
                {m[`platform.privacy.${kind}`]()}
                {kind === 'payments' && person.payments.length > 0 && (
                  <span className="block text-ink-3 text-sm">{m['platform.privacy.paymentsHint']()}</span>
                )}
              </dt>
              <dd className={cx('tabular-nums', person[kind].length > 0 ? 'font-semibold' : 'text-ink-3')}>
                {person[kind].length}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="soft" onClick={() => saveJson(person)}>
          <DownloadIcon />
          {m['platform.privacy.download']()}
        </Button>
        {isErasable(person) ? (
          <Button variant="danger-plain" onClick={onErase}>
            <TrashIcon />
            {m['platform.privacy.erase']()}
          </Button>
        ) : (
          <p className="self-center text-ink-2 text-sm">{m['platform.privacy.onlyMoney']()}</p>
        )}
      </div>
    </Card>
  );
}

function whoIsIt({ account }: PersonData): string {
  if (!account) return m['platform.privacy.noAccount']();
  const role = m[`shell.role.${account.role}`]();
  return account.restaurant ? m['platform.privacy.roleAt']({ role, restaurant: account.restaurant }) : role;
}
