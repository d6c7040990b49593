import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Spinner } from '#ui/spinner.tsx';
import { HistoryView } from '../../chain/web/diner/history-view.tsx';

interface BillHistoryProps {
  billId: string;
  timeZone: string;
}

/** Each change of a bill: when, who and why. */
export function BillHistory({ billId, timeZone }: BillHistoryProps) {
  const read = useQuery({ ...api.bills.history.queryOptions({ input: { id: billId } }), staleTime: 0 });
  return (
    <section
      aria-label={m['chain.title']()}
      className="grid gap-1 border-hairline border-t pt-3 has-[[role=alert]]:order-first has-[[role=alert]]:border-t-0 has-[[role=alert]]:pt-0"
    >
      <h3 className="font-semibold">{m['chain.title']()}</h3>
      <Read
        query={read}
        failed={failureText(read.error, m['chain.failed']())}
        waiting={<Spinner label={m['common.loading']()} />}
      >
        {(history) => (
          <HistoryView history={history} read={read} timeZone={timeZone} advice={m['chain.askWhoKeeps']()} />
        )}
      </Read>
    </section>
  );
}
