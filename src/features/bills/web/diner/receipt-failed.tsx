import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { ErrorState } from '#ui/error-state.tsx';

/** In place of a receipt that could not be read. */
export function ReceiptFailed({ read }: { read: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  return (
    <ErrorState title={m['diner.receiptFailed']()} retryLabel={m['common.retry']()} onRetry={() => void read.refetch()}>
      {errorMessage(read.error)}
    </ErrorState>
  );
}
