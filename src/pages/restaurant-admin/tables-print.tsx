import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { ReadFailed } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { usePrinted } from '#features/setup/web/use-printed.ts';
import { OnlyHereNotice } from '#features/tables/web/only-here-notice.tsx';
import { QrSheet } from '#features/tables/web/qr-sheet.tsx';
import { RotateAllDialog } from '#features/tables/web/rotate-all-dialog.tsx';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ChevronLeftIcon, PrinterIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

/** The QR codes of all tables as they will lie on paper. Only the sheet itself is printed. */
export default function TablesPrint() {
  const { user, restaurant } = useSignedIn();
  // A code that was rotated elsewhere must not be printed from memory.
  const codes = useQuery({ ...api.tables.codes.queryOptions(), staleTime: 0 });
  useFailureToast(codes.isError, m['tables.qr.failed']());
  const [rotating, setRotating] = useState(false);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  usePrinted();
  const sheet = codes.data && codes.data.codes.length > 0 && (
    <QrSheet restaurantName={restaurant?.name ?? ''} codes={codes.data.codes} />
  );
  return (
    <>
      <PageHeader
        title={m['tables.sheet.title']()}
        actions={
          <>
            <Link to={staffPaths.tables} className={`${buttonClass({ variant: 'quiet' })} max-sm:hidden`}>
              <ChevronLeftIcon size={18} />
              {m['tables.sheet.back']()}
            </Link>
            <Button disabled={!sheet} onClick={() => window.print()} className="max-sm:size-13 max-sm:px-0!">
              <PrinterIcon size={18} />
              <span className="max-sm:sr-only">{m['tables.sheet.print']()}</span>
            </Button>
          </>
        }
      />
      <div className="grid gap-5 px-4 lg:px-7">
        {sheet && codes.data ? (
          <>
            <div className="max-w-[210mm] empty:hidden">
              <OnlyHereNotice url={codes.data.codes[0]?.url} />
            </div>
            <div className="flex max-w-[210mm] flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 basis-64 text-ink-2 text-sm">{m['tables.sheet.hint']()}</p>
              {may(user.role, 'restaurant.manage') && (
                <Button variant="danger-plain" size="s" onClick={() => setRotating(true)}>
                  <RefreshIcon size={18} />
                  {m['tables.sheet.rotateAll']()}
                </Button>
              )}
            </div>
            <section
              aria-label={m['tables.sheet.preview']()}
              className="w-full max-w-[210mm] rounded-sm bg-white p-4 shadow-lift sm:px-[9mm] sm:py-[10mm]"
            >
              {sheet}
            </section>
            {body && createPortal(<div className="hidden print:block">{sheet}</div>, body)}
          </>
        ) : codes.isError ? (
          <ReadFailed query={codes}>{failureText(codes.error, m['tables.qr.failed']())}</ReadFailed>
        ) : codes.data ? (
          <EmptyState
            icon={PrinterIcon}
            title={m['tables.sheet.none']()}
            action={
              <Link to={staffPaths.tables} className={buttonClass({})}>
                {m['tables.sheet.back']()}
              </Link>
            }
          />
        ) : (
          <Spinner label={m['common.loading']()} />
        )}
      </div>
      {rotating && codes.data && <RotateAllDialog seenAt={codes.data.now} onClose={() => setRotating(false)} />}
    </>
  );
}
