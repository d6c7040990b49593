import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read, RereadFailed } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { TableBillDialog } from '#features/bills/web/table-bill-dialog.tsx';
import { useJustMoved } from '#features/bills/web/use-just-moved.tsx';
import { TillCalls } from '#features/checks/web/till-calls.tsx';
import type { MovementKind } from '#features/till/values.ts';
import { ClosedTillDialog } from '#features/till/web/closed-till-dialog.tsx';
import { MovementDialog } from '#features/till/web/movement-dialog.tsx';
import type { OpenBill } from '#features/till/web/open-bills.ts';
import { OpenBills } from '#features/till/web/open-bills-list.tsx';
import { OpenTill } from '#features/till/web/open-till.tsx';
import { OpenTillCard } from '#features/till/web/open-till-card.tsx';
import { OpenedMeanwhile } from '#features/till/web/opened-meanwhile.tsx';
import { PastTills } from '#features/till/web/past-tills.tsx';
import { SharingDialog } from '#features/till/web/sharing-dialog.tsx';
import { StrayNotice } from '#features/till/web/stray-notice.tsx';
import { TillTeaching } from '#features/till/web/till-teaching.tsx';
import { useOpening } from '#features/till/web/use-opening.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { may } from '#lib/permissions.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { billPrinting } from './bill-printing.tsx';
import { useStaff } from './frame/staff-context.ts';
import { TillPapers } from './till-papers.tsx';

export const handle = { area: 'staff', narrowTray: true };

export default function TillPage() {
  const [moving, setMoving] = useState<MovementKind | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  const [bill, setBill] = useState<Pick<OpenBill, 'id' | 'number'> | null>(null);
  const { saved } = useStaff();
  const { tellMoved, moved } = useJustMoved(saved);
  const opening = useOpening();
  const { user } = useSignedIn();
  const timeZone = useTimezone();
  const present = useQuery(api.till.present.queryOptions());
  useFailureToast(present.isError, m['till.unread']());
  const floor = useQuery(api.tables.list.queryOptions());
  const awaited = present.isPending || floor.isPending;
  // None is open, and there was never one: it is told what a till is for.
  const before = useQuery(api.till.list.queryOptions({ input: {} }));
  const first = before.data?.tills.length === 0;
  const till = present.data?.till;
  return (
    <>
      <PageHeader
        title={m['till.title']()}
        lists={
          present.data && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
              <Badge tone={till ? 'green' : 'gray'}>{till ? m['till.isOpen']() : m['till.isClosed']()}</Badge>
              {till && (
                <span className="min-w-0">
                  {m['till.openedBy']({
                    name: till.openedBy,
                    at: spokenTime(till.openedAt, getLocale(), timeZone),
                  })}
                </span>
              )}
            </div>
          )
        }
        actions={
          till && (
            <>
              <Button variant="quiet" onClick={() => setMoving('out')} className="max-sm:px-4">
                <ArrowUpIcon />
                {m['till.drawer.out']()}
              </Button>
              <Button variant="quiet" onClick={() => setMoving('in')} className="max-sm:px-4">
                <ArrowDownIcon />
                {m['till.drawer.in']()}
              </Button>
            </>
          )
        }
      />
      {/* The header grows with what is read: nothing stands below it until then that it would push. */}
      <div key={awaited ? 'awaited' : 'read'} className="grid grid-cols-1 gap-8 px-4 pb-8 lg:px-7">
        <TillCalls />
        {moved}
        {!awaited && <OpenBills onOpen={setBill} />}
        <RereadFailed query={present}>{m['till.unread']()}</RereadFailed>
        <Read
          query={{ ...present, data: awaited ? undefined : present.data }}
          failed={m['till.unread']()}
          waiting={<Loading itemClass="h-160 rounded-lg" />}
        >
          {({ till: open, strays, openBills }) =>
            // What was counted is of one till.
            open ? (
              <div className="grid gap-4">
                <OpenedMeanwhile till={open} opening={opening} />
                <OpenTill
                  key={open.id}
                  till={open}
                  openBills={openBills}
                  onClosed={(id) => {
                    setClosed(id);
                    opening.clear();
                  }}
                  sharing={
                    may(user.role, 'till.sharing') && (
                      <Button variant="soft" size="s" onClick={() => setSharing(true)} className="justify-self-start">
                        {m['till.fee.share']()}
                      </Button>
                    )
                  }
                />
              </div>
            ) : (
              <div className="grid gap-4">
                <StrayNotice strays={strays} />
                {before.isPending ? (
                  <Loading itemClass="h-40 rounded-lg" />
                ) : first ? (
                  <TillTeaching opening={opening} />
                ) : (
                  <OpenTillCard opening={opening} />
                )}
              </div>
            )
          }
        </Read>
        {!awaited && !first && <PastTills papers={(id) => <TillPapers id={id} />} />}
      </div>
      {closed && <ClosedTillDialog id={closed} papers={<TillPapers id={closed} />} onClose={() => setClosed(null)} />}
      {sharing && <SharingDialog onClose={() => setSharing(false)} />}
      {bill && (
        <TableBillDialog
          tableId={bill.id}
          tableNumber={bill.number}
          printing={billPrinting}
          onChanged={({ orders }) => orders.forEach(saved)}
          onMoved={tellMoved}
          onClose={() => setBill(null)}
        />
      )}
      {moving && till && <MovementDialog till={till} kind={moving} onClose={() => setMoving(null)} />}
    </>
  );
}
