import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Read } from '#client/read.tsx';
import { useChange } from '#client/use-change.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { TableCode } from '../contract.ts';
import { OnlyHereNotice } from './only-here-notice.tsx';
import { QrDetails } from './qr-details.tsx';
import { floorRereads } from './use-table-change.ts';

interface QrDialogProps {
  table: { id: string; number: number };
  mayRotate: boolean;
  onPrint: (code: TableCode) => void;
  onClose: () => void;
}

/** What a diner scans or types to sit down at a table. */
export function QrDialog({ table, mayRotate, onPrint, onClose }: QrDialogProps) {
  const code = useQuery({ ...api.tables.code.queryOptions({ input: { id: table.id } }), staleTime: 0 });
  const [asking, setAsking] = useState(false);
  useFailureToast(code.isError && !code.data, m['tables.qr.failed']());
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={m['tables.table']({ number: table.number })}
        subtitle={m['tables.qr.subtitle']()}
        closeLabel={m['common.close']()}
      >
        <Read
          query={code}
          failed={failureText(code.error, m['tables.qr.failed']())}
          waiting={
            <div>
              {/* Codes lead to where this page is, nearly always: what is said of that address does not push them down later. */}
              <OnlyHereNotice url={window.location.href} />
              <div role="status" aria-label={m['common.loading']()} className="mt-3 grid gap-3">
                <Skeleton className="h-68 rounded-lg" />
                <Skeleton className="h-21" />
                <Skeleton className="h-27" />
                {mayRotate && <Skeleton className="h-26" />}
              </div>
            </div>
          }
        >
          {(found) => (
            <>
              <QrDetails code={found} onPrint={onPrint} />
              {mayRotate && (
                <div className="mt-4 grid justify-items-center gap-1 border-hairline border-t pt-3 text-center">
                  <Button variant="danger-plain" size="s" onClick={() => setAsking(true)}>
                    <RefreshIcon size={18} />
                    {m['tables.qr.rotate']()}
                  </Button>
                  <p className="max-w-[19rem] text-balance text-ink-3 text-sm">{m['tables.qr.rotateHint']()}</p>
                </div>
              )}
            </>
          )}
        </Read>
      </Dialog>
      {asking && code.data && <RotateDialog code={code.data} onClose={() => setAsking(false)} />}
    </>
  );
}

function RotateDialog({ code: { id, number, shortCode }, onClose }: { code: TableCode; onClose: () => void }) {
  const rotate = useChange(api.tables.rotate.mutationOptions(), {
    done: m['tables.qr.rotated'](),
    failed: m['tables.qr.rotateFailed'](),
    rereads: floorRereads,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      busy={rotate.isPending}
      onClose={onClose}
      onConfirm={() => rotate.mutate({ id, shortCode })}
      title={m['tables.qr.rotateTitle']({ number })}
      confirmLabel={m['tables.qr.rotate']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
    >
      {m['tables.qr.rotateText']()}
    </ConfirmDialog>
  );
}
