import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#client/check-api.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { History } from '../../../chain/contract.ts';
import { HistoryView } from '../../../chain/web/diner/history-view.tsx';
import { joinHistory } from '../../../chain/web/diner/join-history.ts';
import type { At } from './use-check.ts';

interface BillHistoryProps {
  at: At;
  timezone: string;
  /** Where it stands beside what. */
  className?: string;
}

/**
 * What happened to the bill, and whether anything of it was changed since this phone saw it. Loaded after the bill itself; above
 * everything else once it does not hold.
 */
export default function BillHistory({ at, timezone, className = 'mx-3 mb-3 lg:mx-8' }: BillHistoryProps) {
  const read = useHistory(at);
  const history = read.data?.history;
  // A bill that could not be read says so itself.
  if (!history) return null;
  return (
    <section
      aria-labelledby="bill-history"
      className={cx(
        'grid gap-1 rounded-xl bg-surface px-5 py-4 shadow-lift has-[[role=alert]]:order-first has-[[role=alert]]:mt-3 print:hidden',
        className,
      )}
    >
      <h2 id="bill-history" className="font-semibold text-lg">
        {m['chain.title']()}
      </h2>
      <HistoryView
        history={history}
        read={read}
        timeZone={timezone}
        slug={at.slug}
        advice={m['chain.callManager']()}
        alteredSeen={m['chain.alteredSeen']()}
      />
    </section>
  );
}

/** Read whole once, and then from where this phone has it. */
function useHistory(at: At) {
  const queries = useQueryClient();
  const options = api.checks.history.queryOptions({ input: at });
  return useQuery({
    ...options,
    async queryFn(): Promise<{ history: History | null }> {
      const known = queries.getQueryData(options.queryKey)?.history;
      if (!known) return client.checks.history(at);
      const { history: end } = await client.checks.history({ ...at, of: known.id, after: known.entries.length });
      const history = end && joinHistory(known, end);
      return history || !end ? { history } : client.checks.history(at);
    },
  });
}
