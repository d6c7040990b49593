import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { ChecksForm } from './checks-form.tsx';

/** What the house asks and offers on the bill that guests have on their phones. */
export function ChecksDialog({ onClose }: { onClose: () => void }) {
  const read = useQuery({ ...api.checks.settings.queryOptions(), staleTime: 0 });
  if (read.data && read.isFetchedAfterMount) return <ChecksForm read={read.data} onClose={onClose} />;
  return (
    <Dialog open tall onClose={onClose} title={m['checks.settings.title']()} closeLabel={m['common.close']()}>
      <Read
        query={{ ...read, data: undefined }}
        failed={m['checks.settings.unread']()}
        waiting={<Loading itemClass="h-dvh rounded-md!" />}
      >
        {() => null}
      </Read>
    </Dialog>
  );
}
