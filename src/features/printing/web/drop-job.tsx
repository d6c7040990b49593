import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Job } from '../printers/contract.ts';
import { jobName } from './job-list.tsx';

/** Asks before a paper is not printed: the next row slides under the finger that let one go. */
export function DropJob({ job, onClose }: { job: Job | null; onClose: () => void }) {
  const discard = useChange(api.printing.discard.mutationOptions(), {
    done: m['printing.discarded'](),
    failed: m['printing.discardFailed'](),
    rereads: [api.printing.key()],
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={job !== null}
      tone="danger"
      onClose={onClose}
      onConfirm={() => job && discard.mutate({ id: job.id })}
      busy={discard.isPending}
      title={m['printing.discardTitle']({ name: job ? jobName(job) : '' })}
      confirmLabel={m['printing.discard']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
    >
      {m['printing.discardHint']()}
    </ConfirmDialog>
  );
}
