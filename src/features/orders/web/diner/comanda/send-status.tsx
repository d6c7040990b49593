import { Suspense, useState } from 'react';
import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { isLocked } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { UnstoredNote } from './unstored-note.tsx';

const ConfirmDialog = lazily(() => import('#ui/confirm-dialog.tsx').then((ui) => ({ default: ui.ConfirmDialog })));

/** Says honestly what is known of an order that is being sent, or was. */
export function SendStatus() {
  const { comanda, failures, giveUp } = useComanda();
  const [asking, setAsking] = useState(false);
  const locked = isLocked(comanda);
  return (
    <>
      <UnstoredNote comanda={comanda} />
      <div role="status" className="empty:hidden">
        {locked && (
          <Notice
            tone={failures > 0 ? 'yellow' : 'blue'}
            title={m['diner.sending']()}
            action={
              failures > 0 && (
                <button
                  type="button"
                  onClick={() => setAsking(true)}
                  className="min-h-11 px-2 font-semibold underline underline-offset-4"
                >
                  {m['diner.stopSending']()}
                </button>
              )
            }
          >
            {failures > 0 ? m['diner.sendingAgain']() : m['diner.sendingText']()}
          </Notice>
        )}
        {!locked && comanda.notice && (
          <Notice tone="yellow">
            {comanda.notice === 'stale' ? m['diner.noticeStale']() : m['diner.noticeStopped']()}
          </Notice>
        )}
      </div>
      {locked && asking && (
        <Suspense>
          <ConfirmDialog
            open
            title={m['diner.stopTitle']()}
            confirmLabel={m['diner.stopSending']()}
            cancelLabel={m['diner.keepTrying']()}
            closeLabel={m['common.close']()}
            tone="danger"
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              giveUp();
            }}
          >
            {m['diner.stopText']()}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
