import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';

/** Sends all that waits for one printer to another. */
export function useRedirect(onSettled?: () => void) {
  return useChange(api.printing.redirect.mutationOptions(), {
    done: ({ jobs }) => sentText(jobs),
    failed: m['printing.sendFailed'](),
    rereads: [api.printing.key()],
    onSettled,
  });
}

/** A second click, or somebody else's, finds nothing left to send. */
function sentText(jobs: number): string {
  if (jobs === 0) return m['printing.sentBefore']();
  return jobs === 1 ? m['printing.sentOne']() : m['printing.sent']({ count: jobs });
}
