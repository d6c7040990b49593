import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { CallsForm } from './calls-form.tsx';

/** What guests may call for: the waiter, the bill, and what else the house brings to a table. */
export function CallsDialog({ onClose }: { onClose: () => void }) {
  const read = useQuery({ ...api.calls.settings.queryOptions(), staleTime: 0 });
  if (read.data && read.isFetchedAfterMount) return <CallsForm read={read.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m['calls.settings.title']()} closeLabel={m['common.close']()}>
      <Read
        query={{ ...read, data: undefined }}
        failed={m['calls.settings.unread']()}
        waiting={<Loading itemClass="h-171 rounded-md!" />}
      >
        {() => null}
      </Read>
    </Dialog>
  );
}
