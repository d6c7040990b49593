import { api } from '#client/api.ts';
import { announceReload } from '#client/reload.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';

/** Takes a cancellation back: nothing is paid for it. */
export function ResumeButton({ revision }: { revision: number }) {
  const resume = useChange(api.billing.resume.mutationOptions(), {
    done: m['billing.current.resumed'](),
    failed: m['billing.current.resumeFailed'](),
    rereads: [api.billing.key()],
    untilReread: true,
    onDone: announceReload,
  });
  return (
    <Button
      size="s"
      onClick={() => resume.mutate({ revision })}
      busy={resume.isPending}
      busyLabel={m['billing.current.resuming']()}
    >
      {m['billing.current.resume']()}
    </Button>
  );
}
