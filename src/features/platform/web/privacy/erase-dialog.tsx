import { client } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useProven } from '../proof.tsx';

interface EraseDialogProps {
  email: string;
  onErased: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what goes and what stays before it is too late, and keeps the answer when it was refused. */
export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const proven = useProven();
  const change = { mutationFn: (input: { email: string }) => proven(() => client.platform.erasePerson(input)) };
  const erase = useChange(change, {
    // Until it is read again: the summary behind must not show for a moment what is gone.
    onDone: onErased,
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      busy={erase.isPending}
      busyLabel={m['platform.privacy.erasing']()}
      onClose={onClose}
      onConfirm={() => erase.mutate({ email })}
      title={m['platform.privacy.eraseTitle']()}
      confirmLabel={m['platform.privacy.erase']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">{m['platform.privacy.eraseText']({ email })}</p>
        {erase.isError && (
          <Notice tone="red" live>
            {failureText(erase.error, m['platform.privacy.failed']())}
          </Notice>
        )}
        <Points
          title={m['platform.privacy.goes']()}
          points={[
            m['platform.privacy.goesAccount'](),
            m['platform.privacy.goesGuest'](),
            m['platform.privacy.goesContacts'](),
          ]}
        />
        <Points
          title={m['platform.privacy.stays']()}
          points={[
            m['platform.privacy.staysMoney'](),
            m['platform.privacy.staysReservations'](),
            m['platform.privacy.staysText'](),
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold text-base text-ink">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
