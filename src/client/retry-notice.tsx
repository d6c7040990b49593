import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface RetryNoticeProps {
  tone?: 'yellow' | 'red';
  onRetry: () => void;
  busy?: boolean;
  busyLabel?: string;
  children: string;
}

/** A part of the screen could not be read, the rest stands. */
export function RetryNotice({ tone = 'yellow', onRetry, busy, busyLabel, children }: RetryNoticeProps) {
  return (
    <Notice
      tone={tone}
      live
      action={
        <Button variant="quiet" size="s" onClick={onRetry} busy={busy} busyLabel={busyLabel}>
          {m['common.retry']()}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
