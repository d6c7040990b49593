import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import type { History } from '../contract.ts';
import { HistoryView } from './diner/history-view.tsx';

interface HistorySectionProps {
  read: UseQueryResult<History>;
  timeZone: string;
  title: string;
  /** Said when it could not be read. */
  failed: string;
  /** Said when it does not hold. */
  altered: string;
}

/** What happened to a bill or a till: when, who and why; what does not hold stands first. */
export function HistorySection({ read, timeZone, title, failed, altered }: HistorySectionProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-1 border-hairline border-t pt-3 has-[[role=alert]]:order-first has-[[role=alert]]:border-t-0 has-[[role=alert]]:pt-0"
    >
      <h3 className="font-semibold">{title}</h3>
      <Read
        query={read}
        failed={failureText(read.error, failed)}
        waiting={<Loading count={2} className="grid gap-3" itemClass="h-11.5 rounded-md!" />}
      >
        {(history) => (
          <HistoryView
            history={history}
            read={read}
            timeZone={timeZone}
            advice={m['chain.askWhoKeeps']()}
            alteredHere={altered}
          />
        )}
      </Read>
    </section>
  );
}
