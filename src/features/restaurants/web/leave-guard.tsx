import { useEffect } from 'react';
import { useBlocker } from 'react-router';
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
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
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
