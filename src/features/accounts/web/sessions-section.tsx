import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api, client } from '#client/api.ts';
import { loginPath } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { AccountSection, PartPending } from './account-section.tsx';
import { leaveFlash } from './flash.ts';
import { SessionRow } from './session-row.tsx';
import { useAccountAction } from './use-account-action.ts';

type Ended = { id: string } | { which: 'others' | 'all' };

/** Where one is signed in: this place first, and a way to end each of the others. */
export function SessionsSection() {
  const sessions = useQuery(api.accounts.sessions.queryOptions());
  const [confirming, setConfirming] = useState<'others' | 'all' | null>(null);
  const end = useAccountAction<{ ended: number }, Ended>({
    act: (which) => client.accounts.endSessions(which),
    onDone: ({ ended }, which) => {
      setConfirming(null);
      if ('id' in which) toast.success(m['account.sessions.ended']());
      else if (which.which === 'others') toast.success(m['account.sessions.othersDone']({ count: ended }));
      else {
        leaveFlash('signed_out');
        location.assign(loginPath);
      }
    },
    // Somebody has ended it elsewhere: the list is read again, and the refusal says so.
    onRefused: () => {
      void sessions.refetch();
      return false;
    },
  });
  const all = confirming === 'all';
  return (
    <AccountSection title={m['account.sessions.title']()} hint={m['account.sessions.hint']()}>
      {sessions.data ? (
        <ul className="grid">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending && 'id' in end.variables && end.variables.id === session.id}
              onEnd={() => end.mutate({ id: session.id })}
            />
          ))}
        </ul>
      ) : (
        <PartPending failed={sessions.isError} busy={sessions.isFetching} onRetry={() => void sessions.refetch()} />
      )}
      <div className="flex flex-wrap gap-3">
        {(sessions.data?.length ?? 0) > 1 && (
          <Button variant="quiet" className="max-sm:w-full" onClick={() => setConfirming('others')}>
            {m['account.sessions.others']()}
          </Button>
        )}
        <Button variant="quiet" className="text-danger! max-sm:w-full" onClick={() => setConfirming('all')}>
          {m['account.sessions.all']()}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming !== null}
        tone="danger"
        title={all ? m['account.sessions.allTitle']() : m['account.sessions.othersTitle']()}
        confirmLabel={all ? m['account.sessions.all']() : m['account.sessions.others']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
        busy={end.isPending}
        onConfirm={() => confirming && end.mutate({ which: confirming })}
        onClose={() => setConfirming(null)}
      >
        {all ? m['account.sessions.allHint']() : m['account.sessions.othersHint']()}
      </ConfirmDialog>
    </AccountSection>
  );
}
