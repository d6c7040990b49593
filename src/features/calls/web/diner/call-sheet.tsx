import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#client/diner-api.ts';
import { errorMessage } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '../../../restaurants/web/diner/use-now.ts';
import type { TableCalls } from '../../contract.ts';
import { requestText } from '../../known-requests.ts';
import { BillRow, RequestChips } from './call-choices.tsx';
import { CallGroup, groupTitle } from './call-group.tsx';
import { callText } from './call-text.ts';
import { groupCalls } from './group-calls.ts';
import { useTableCalls, type Wanted } from './use-table-calls.ts';

interface CallSheetProps {
  slug: string;
  number: number;
  timezone: string;
  onClose: () => void;
}

/** What a guest wants of the staff: asked for, seen by whom, taken back. */
export default function CallSheet({ slug, number, timezone, onClose }: CallSheetProps) {
  const query = useQuery({ ...api.calls.ofTable.queryOptions({ input: { slug, number } }), refetchOnMount: 'always' });
  if (query.data)
    return <Calls {...{ slug, number, timezone, onClose }} read={query.data} readAt={query.dataUpdatedAt} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['diner.callWaiter']()}
      subtitle={m['diner.table']({ number })}
      closeLabel={m['common.close']()}
    >
      {query.isError ? (
        <ErrorState title={m['diner.callsFailed']()} retryLabel={m['common.retry']()} onRetry={() => query.refetch()}>
          {errorMessage(query.error)}
        </ErrorState>
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{m['common.loading']()}</span>
          <Skeleton className="h-12 rounded-full" />
          <Skeleton className="h-16 rounded-md" />
        </div>
      )}
    </Dialog>
  );
}

function Calls({
  slug,
  number,
  timezone,
  onClose,
  read,
  readAt,
}: CallSheetProps & { read: TableCalls; readAt: number }) {
  const { calls, offers } = read;
  const now = useNow(read.now, Date.parse(read.now) - readAt);
  const { ask, withdraw } = useTableCalls({ slug, number });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const standing = useRef<HTMLDivElement>(null);
  const groups = groupCalls(calls);
  const open = calls.filter(({ answeredAt }) => answeredAt === null);
  const isOpen = (kind: Wanted['kind'], request = '') =>
    open.some((call) => call.kind === kind && call.request === request);
  const requests = offers.requests.filter((request) => !isOpen('request', request));
  const wanted = requests.filter((request) => chosen.has(request));
  const callsWaiter = offers.waiter && !isOpen('waiter');
  const nothing = calls.length === 0 && !offers.waiter && !offers.bill && offers.requests.length === 0;

  // What was pressed may be gone with the answer: the focus goes to what says how it stands.
  const toStanding = () => standing.current?.focus({ preventScroll: true });
  const send = (what: readonly Wanted[]) => {
    if (ask.isPending) return;
    ask.mutate(what, {
      onSuccess: () => {
        // Who asks for the bill in between still has the rest of what they chose.
        setChosen((before) => new Set([...before].filter((each) => !what.some(({ request }) => request === each))));
        toStanding();
      },
    });
  };
  const toggle = (request: string) =>
    setChosen(
      (before) => new Set(before.has(request) ? [...before].filter((each) => each !== request) : [...before, request]),
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={m['diner.callWaiter']()}
      subtitle={m['diner.table']({ number })}
      closeLabel={m['common.close']()}
      footer={
        wanted.length > 0 ? (
          <Button
            wide
            busy={ask.isPending}
            busyLabel={m['diner.calling']()}
            onClick={() => send(wanted.map((request) => ({ kind: 'request', request })))}
          >
            {wanted.length === 1
              ? m['diner.callAsk']({ name: requestText(wanted[0] ?? '') })
              : m['diner.callAskMany']({ count: wanted.length })}
          </Button>
        ) : callsWaiter ? (
          <Button
            wide
            busy={ask.isPending}
            busyLabel={m['diner.calling']()}
            onClick={() => send([{ kind: 'waiter', request: '' }])}
          >
            {m['diner.callWaiter']()}
          </Button>
        ) : null
      }
    >
      <div className="grid gap-6">
        <div ref={standing} tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
          {groups.map((group) => (
            <CallGroup
              key={group.key}
              group={group}
              now={now}
              timezone={timezone}
              withdrawing={new Set(withdraw.isPending ? [withdraw.variables] : [])}
              onWithdraw={(id) => withdraw.mutate(id, { onSuccess: toStanding })}
            />
          ))}
        </div>
        <p role="status" className="sr-only">
          {groups.map((group) => `${groupTitle(group)}: ${group.calls.map(callText).join(', ')}`).join('. ')}
        </p>
        <RequestChips
          title={open.length > 0 ? m['diner.callMore']() : m['diner.callWhat']()}
          requests={requests}
          chosen={chosen}
          onToggle={toggle}
        />
        {offers.bill && !isOpen('bill') && (
          <BillRow busy={ask.isPending} onAsk={() => send([{ kind: 'bill', request: '' }])} />
        )}
        {nothing && <EmptyState title={m['diner.callsOff']()} />}
      </div>
    </Dialog>
  );
}
