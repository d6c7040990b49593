import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { guardLeaving } from '#client/leaving.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  dirty: boolean;
  /** What of a page the address shows, where a page shows one part at a time. */
  shown?: (search: string) => string;
}

/** Asks before what was typed is lost, by a tap on another page or by closing the tab. */
export function LeaveGuard({ dirty, shown = () => '' }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      dirty && (here.pathname !== next.pathname || shown(here.search) !== shown(next.search)),
  );
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  /** Whoever was asked here is not asked once more by the browser. */
  const leaves = useRef(false);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => !leaves.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = guardLeaving({
      ask: () => new Promise((resolve) => setAnswer(() => resolve)),
      stayed: () => {
        leaves.current = false;
      },
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [dirty]);
  const decide = (leaving: boolean) => {
    leaves.current = leaving && answer !== null;
    answer?.(leaving);
    setAnswer(null);
    if (leaving) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || answer !== null}
      backCloses={false}
      onClose={() => decide(false)}
      onConfirm={() => decide(true)}
      title={m['restaurants.form.leave']()}
      confirmLabel={m['restaurants.form.leaveYes']()}
      cancelLabel={m['restaurants.form.leaveNo']()}
      closeLabel={m['common.close']()}
      tone="danger"
    >
      {m['restaurants.form.leaveText']()}
    </ConfirmDialog>
  );
}
