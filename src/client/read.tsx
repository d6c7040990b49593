import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { ErrorState } from '#ui/error-state.tsx';
import { RetryNotice } from './retry-notice.tsx';

export interface Query<Data = unknown> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ReadProps<Data> {
  query: Query<Data>;
  /** Said when it could not be read at all. */
  failed: string;
  /** Stands in its place until it is read. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was read; until then what awaits it, or that it failed and the way to try again. */
export function Read<Data>({ query, failed, waiting, children }: ReadProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <ReadFailed query={query}>{failed}</ReadFailed> : waiting;
}

export function ReadFailed({ query, children }: { query: Query; children: string }) {
  return (
    <ErrorState
      title={children}
      retryLabel={m['common.retry']()}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}

/** Above what was read before and could not be read again: it may no longer be so. */
export function RereadFailed({ query, children }: { query: Query; children: string }) {
  if (query.data === undefined || !query.isError) return null;
  return (
    <RetryNotice onRetry={() => void query.refetch()} busy={query.isFetching}>
      {children}
    </RetryNotice>
  );
}

/** Two reads as one: there when both are, failed when one is; what failed is read again. */
export function together<A, B>(a: Query<A>, b: Query<B>): Query<[A, B]> {
  const both = [a, b];
  return {
    data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
    isError: both.some(({ isError }) => isError),
    isFetching: both.some(({ isFetching }) => isFetching),
    refetch: () => both.filter(({ isError }) => isError).map((query) => query.refetch()),
  };
}
