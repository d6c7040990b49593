import { type ReactNode, useId } from 'react';
import type { Query } from '#client/read.tsx';
import { RetryNotice } from '#client/retry-notice.tsx';
import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface AccountSectionProps {
  title: string;
  hint?: string;
  /** Beside the title: how things stand. */
  aside?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, hint, aside, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 sm:p-6">
        <header className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            {aside}
          </div>
          {hint && <p className="max-w-prose text-ink-2 text-sm">{hint}</p>}
        </header>
        {children}
      </Card>
    </section>
  );
}

/** A part of the page; until it is read what awaits it, or that it could not be. */
export function Part<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton className="h-16 w-full" />;
  return (
    <RetryNotice onRetry={() => void query.refetch()} busy={query.isFetching}>
      {m['accounts.mine.unread']()}
    </RetryNotice>
  );
}
