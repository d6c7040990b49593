import type { ReactNode } from 'react';
import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { LockIcon } from '#ui/staff/icons.tsx';
import type { Till } from '../contract.ts';
import { CountTable } from './count-table.tsx';
import { CouvertSheet } from './couvert-sheet.tsx';
import { DifferenceNote } from './difference-note.tsx';
import { DrawerCountCard } from './drawer-count.tsx';
import { DrawerSheet } from './drawer-sheet.tsx';
import { FeeSheet } from './fee-sheet.tsx';
import { LateCorrections } from './late-corrections.tsx';
import { ReductionsSheet } from './reductions-sheet.tsx';
import { StrayNotice } from './stray-notice.tsx';
import { TillHistory } from './till-history.tsx';
import { money, signed, subtracted } from './till-words.ts';
import { useClosing } from './use-closing.ts';

interface OpenTillProps {
  till: Till;
  openBills: number;
  /** The owner's way to who shares the fee. */
  sharing: ReactNode;
  /** Its fechamento is there to be read. */
  onClosed: (id: string) => void;
}

/** The till that is open: what has to be there, what somebody counts, and how it is closed. */
export function OpenTill({ till, openBills, sharing, onClosed }: OpenTillProps) {
  const closing = useClosing(till, onClosed);
  const { standing, wanting } = closing;
  return (
    <div className="grid items-start gap-4 min-[87.5rem]:grid-cols-[minmax(0,1fr)_22rem] min-[87.5rem]:gap-6">
      <div className="grid min-w-0 gap-4">
        <StrayNotice strays={till.strays} />
        <LateCorrections corrections={till.lateCorrections} />
        <CountTable
          tallies={till.tallies}
          counted={closing.counted}
          onCount={closing.count}
          wanting={wanting === 'note' ? undefined : wanting}
        />
        <DrawerCountCard count={closing.drawer} cashCents={closing.counted.dinheiro} onCount={closing.countDrawer} />
        {standing.differs && (
          <DifferenceNote
            standing={standing}
            note={closing.note}
            onNote={closing.setNote}
            wanting={wanting === 'note'}
          />
        )}
        <Card>
          <ReductionsSheet reductions={till.reductions} />
        </Card>
        <Card className="has-[[role=alert]]:order-first [&>section]:border-t-0 [&>section]:pt-0">
          <TillHistory tillId={till.id} />
        </Card>
      </div>
      <Card
        as="section"
        aria-labelledby="till-received"
        className="grid gap-5 min-[87.5rem]:sticky min-[87.5rem]:top-4"
      >
        <div>
          <h2 id="till-received" className="font-normal text-base text-ink-2">
            {m['till.receivedSoFar']()}
          </h2>
          <p className="money font-semibold text-4xl tracking-title">{subtracted(till.receivedCents)}</p>
        </div>
        <div className="border-hairline border-t pt-5">
          <DrawerSheet till={till} />
        </div>
        <div className="grid justify-items-stretch gap-2 border-hairline border-t pt-5">
          <FeeSheet fee={till.fee} />
          {sharing}
        </div>
        {till.couverts.length > 0 && (
          <div className="border-hairline border-t pt-5">
            <CouvertSheet couverts={till.couverts} />
          </div>
        )}
        <div className="grid gap-3 border-hairline border-t pt-5">
          <p className="flex items-start gap-2 text-ink-2 text-sm">
            <LockIcon size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{openBillsText(openBills)}</span>
          </p>
          <p id="till-wanting" role="alert" className="font-medium text-danger text-sm empty:hidden">
            {wanting && (wanting === 'note' ? m['errors.till_note_required']() : m['till.close.count']())}
          </p>
          <Button size="l" wide onClick={closing.ask} busy={closing.busy}>
            {m['till.close.action']()}
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        open={closing.asking}
        onClose={closing.stay}
        onConfirm={closing.outdated ? closing.lookAgain : closing.close}
        busy={closing.busy}
        title={m['till.close.ask']()}
        confirmLabel={closing.outdated ? m['till.close.lookAgain']() : m['till.close.action']()}
        cancelLabel={m['till.close.cancel']()}
        closeLabel={m['common.close']()}
      >
        {closing.outdated ? (
          <Notice tone="red" live title={m['errors.till_changed']()}>
            {m['till.close.countStays']()}
          </Notice>
        ) : (
          <>
            {standing.differs
              ? m['till.close.differs']({
                  amount: standing.differenceCents === 0 ? money(0) : signed(standing.differenceCents),
                })
              : m['till.close.agrees']()}
            <div className="mt-4 empty:hidden">
              <Unsent of={[closing.sent]} />
            </div>
          </>
        )}
      </ConfirmDialog>
    </div>
  );
}

function openBillsText(count: number): string {
  if (count === 0) return m['till.noOpenBills']();
  return count === 1 ? m['till.openBillsOne']() : m['till.openBills']({ count });
}
