import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Missing } from '../parts/contract.ts';
import { providerName } from './provider-name.ts';

/** What a provider gave back of bills that were closed by then, until somebody has seen it. */
export function MissingNotice({ missing }: { missing: readonly Missing[] }) {
  const see = useChange(api.checks.seeMissing.mutationOptions(), {
    done: m['checks.till.seenDone'](),
    failed: m['checks.till.seenFailed'](),
    rereads: [api.checks.till.key()],
  });
  return missing.map(({ id, cents, provider, tableNumber }) => (
    <Notice
      key={id}
      tone="red"
      live
      title={m['checks.till.missing']({
        provider: providerName(provider),
        amount: formatMoney(cents, getLocale()),
        number: tableNumber,
      })}
      action={
        <Button size="s" variant="quiet" busy={see.isPending} onClick={() => see.mutate({ id })}>
          {m['checks.till.seen']()}
        </Button>
      }
    >
      {m['checks.till.missingHint']()}
    </Notice>
  ));
}
