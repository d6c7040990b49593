import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenMoment } from '#lib/spoken-time.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { Till } from '../contract.ts';
import { paymentsText } from '../payments-text.ts';
import { CouvertSheet } from './couvert-sheet.tsx';
import { DrawerSheet } from './drawer-sheet.tsx';
import { FeeSheet } from './fee-sheet.tsx';
import { LateCorrections, LaterCorrections } from './late-corrections.tsx';
import { PrintClosing } from './print-closing.tsx';
import { ReductionsSheet } from './reductions-sheet.tsx';
import { StrayNotice } from './stray-notice.tsx';
import { TillHistory } from './till-history.tsx';
import { differenceText, subtracted } from './till-words.ts';

/** What a till came to, as it was closed. */
export function ClosedTillDialog({ id, papers, onClose }: { id: string; papers: ReactNode; onClose: () => void }) {
  const read = useQuery(api.till.read.queryOptions({ input: { id } }));
  const till = read.data;
  return (
    <Dialog
      open
      tall
      onClose={onClose}
      title={till ? m['till.numbered']({ number: till.number }) : m['till.title']()}
      subtitle={till ? <Times till={till} /> : <span className="block h-10" />}
      closeLabel={m['common.close']()}
    >
      <Read query={read} failed={m['till.unread']()} waiting={<Loading itemClass="h-dvh" />}>
        {(found) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <PrintClosing till={found} />
              {papers}
            </div>
            <ClosedTill till={found} />
          </>
        )}
      </Read>
    </Dialog>
  );
}

function Times({ till: { openedAt, openedBy, closedAt, closedBy } }: { till: Till }) {
  const timeZone = useTimezone();
  const at = (instant: string) => spokenMoment(instant, getLocale(), timeZone);
  return (
    <>
      <span className="block">{m['till.openedBy']({ name: openedBy, at: at(openedAt) })}</span>
      {closedAt && <span className="block">{m['till.closedBy']({ name: closedBy ?? '', at: at(closedAt) })}</span>}
    </>
  );
}

function ClosedTill({ till }: { till: Till }) {
  const { tallies, differenceCents, note } = till;
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-hairline">
        {tallies.map(({ method, expectedCents, countedCents, ...received }) => (
          <li key={method} className="grid gap-1 py-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{m[`bills.method.${method}`]()}</span>
              {countedCents !== null && (
                <span className={countedCents === expectedCents ? 'text-ink-2 text-sm' : 'font-semibold text-yellow'}>
                  {differenceText(countedCents - expectedCents)}
                </span>
              )}
            </p>
            <p className="flex flex-wrap gap-x-5 text-ink-2 text-sm">
              <Figure label={m['till.expected']()}>{subtracted(expectedCents)}</Figure>
              {countedCents !== null && <Figure label={m['till.counted']()}>{subtracted(countedCents)}</Figure>}
              <span>{paymentsText(received, getLocale())}</span>
            </p>
          </li>
        ))}
        {differenceCents !== null && (
          <li className="grid gap-1 py-3">
            <p className="flex items-baseline justify-between gap-4 font-semibold">
              <span>{m['till.total']()}</span>
              <span className={differenceCents === 0 ? '' : 'text-yellow'}>{differenceText(differenceCents)}</span>
            </p>
            <p className="flex flex-wrap gap-x-5 text-ink-2 text-sm">
              <Figure label={m['till.expected']()}>{subtracted(sumOf(tallies, 'expectedCents'))}</Figure>
              <Figure label={m['till.counted']()}>{subtracted(sumOf(tallies, 'countedCents'))}</Figure>
            </p>
          </li>
        )}
      </ul>
      {differenceCents !== null && note !== '' && (
        <div className="rounded-md bg-yellow-tint px-4 py-3 text-yellow">
          <p className="font-semibold">{m['till.past.note']({ difference: differenceText(differenceCents) })}</p>
          <p className="wrap-break-word">{note}</p>
        </div>
      )}
      <StrayNotice strays={till.strays} closed={till.closedAt !== null} />
      <LaterCorrections corrections={till.laterCorrections} />
      <LateCorrections corrections={till.lateCorrections} />
      <DrawerSheet till={till} />
      <ReductionsSheet reductions={till.reductions} />
      <FeeSheet fee={till.fee} />
      <CouvertSheet couverts={till.couverts} />
      <TillHistory tillId={till.id} />
    </div>
  );
}

const sumOf = (tallies: Till['tallies'], what: 'expectedCents' | 'countedCents') =>
  tallies.reduce((sum, tally) => sum + (tally[what] ?? 0), 0);

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex gap-1.5">
      <span>{label}</span>
      <span className="money font-medium text-ink">{children}</span>
    </span>
  );
}
