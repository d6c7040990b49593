import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { RetryNotice } from '#client/retry-notice.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import { toneClass } from '#ui/tone-class.ts';
import type { RefundDue } from '../../refunds/contract.ts';
import { MarkRefundedDialog } from './mark-refunded-dialog.tsx';
import { RefundItem } from './refund-item.tsx';

/** Restaurants cancel at any time, and no stream of events tells the platform. */
const rereadMs = 30_000;

/** What people have to send back, while there is any. */
export function RefundsDue() {
  const query = useQuery({ ...api.platform.refundsDue.queryOptions(), refetchInterval: rereadMs });
  const [marking, setMarking] = useState<RefundDue | null>(null);
  const [marked, setMarked] = useState(0);
  const region = useRef<HTMLDivElement>(null);
  useFailureToast(query.isError, m['platform.loadFailed']());
  // The button that the dialog came from is gone.
  useEffect(() => {
    if (marked > 0) region.current?.focus();
  }, [marked]);
  const refunds = query.data?.refunds ?? [];
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {refunds.length > 0 && (
        <Card as="section" aria-labelledby="refunds-due" className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-1 sm:p-7">
          <div className="mb-3 flex items-start gap-4">
            <span className={`grid size-11 shrink-0 place-items-center rounded-full ${toneClass.yellow}`}>
              <RefreshIcon size={22} />
            </span>
            <div className="min-w-0">
              <h2 id="refunds-due" className="text-xl">
                {m['platform.refunds.title']()}
              </h2>
              <p className="mt-1 max-w-prose text-ink-2">{m['platform.refunds.lead']()}</p>
            </div>
          </div>
          <ul>
            {refunds.map((refund) => (
              <RefundItem key={refund.id} refund={refund} onMark={setMarking} />
            ))}
          </ul>
        </Card>
      )}
      {query.isError && !query.data && (
        <div className="mb-5">
          <RetryNotice
            tone="red"
            busy={query.isFetching}
            busyLabel={m['common.loading']()}
            onRetry={() => void query.refetch()}
          >
            {m['platform.refunds.unread']()}
          </RetryNotice>
        </div>
      )}
      {marking && (
        <MarkRefundedDialog
          refund={marking}
          onMarked={() => {
            setMarking(null);
            setMarked((count) => count + 1);
          }}
          onClose={() => setMarking(null)}
        />
      )}
    </div>
  );
}
