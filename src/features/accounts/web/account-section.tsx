import { type ReactNode, useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
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

/** Stands where a part of the page is still being read, or could not be. */
export function PartPending({ failed, busy, onRetry }: { failed: boolean; busy: boolean; onRetry: () => void }) {
  if (!failed) return <Skeleton className="h-16 w-full" />;
  return (
    <Notice
      tone="yellow"
      live
      action={
        <Button variant="quiet" size="s" onClick={onRetry} busy={busy}>
          {m['common.retry']()}
        </Button>
      }
    >
      {m['account.unread']()}
    </Notice>
  );
}
