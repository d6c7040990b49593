import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api, client } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { AccountSection, Part } from './account-section.tsx';
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
      // Where the page is left the question stands until then: its entry of the history is not taken back meanwhile.
      if ('id' in which || which.which === 'others') setConfirming(null);
      if ('id' in which) toast.success(m['accounts.mine.sessions.ended']());
      else if (which.which === 'others')
        toast.success(
          ended === 1
            ? m['accounts.mine.sessions.othersDoneOne']()
            : m['accounts.mine.sessions.othersDone']({ count: ended }),
        );
      else {
        leaveFlash('signed_out');
        location.assign(sitePaths.login);
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
    <AccountSection title={m['accounts.mine.sessions.title']()} hint={m['accounts.mine.sessions.hint']()}>
      <Part query={sessions}>
        {(read) => (
          <ul className="grid">
            {read.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={end.isPending && 'id' in end.variables && end.variables.id === session.id}
                onEnd={() => end.mutate({ id: session.id })}
              />
            ))}
          </ul>
        )}
      </Part>
      <div className="flex flex-wrap gap-3">
        {(sessions.data?.length ?? 0) > 1 && (
          <Button variant="quiet" className="max-sm:w-full" onClick={() => setConfirming('others')}>
            {m['accounts.mine.sessions.others']()}
          </Button>
        )}
        <Button variant="quiet" className="text-danger! max-sm:w-full" onClick={() => setConfirming('all')}>
          {m['accounts.mine.sessions.all']()}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming !== null}
        tone="danger"
        title={all ? m['accounts.mine.sessions.allTitle']() : m['accounts.mine.sessions.othersTitle']()}
        confirmLabel={all ? m['accounts.mine.sessions.all']() : m['accounts.mine.sessions.others']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
        busy={end.isPending}
        onConfirm={() => confirming && end.mutate({ which: confirming })}
        onClose={() => setConfirming(null)}
      >
        {all ? m['accounts.mine.sessions.allHint']() : m['accounts.mine.sessions.othersHint']()}
      </ConfirmDialog>
    </AccountSection>
  );
}
