import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { failureOf } from './texts.ts';

/** What shows it changes when the server has confirmed. */
export function useSetStatus() {
  return useChange(api.reservations.setStatus.mutationOptions(), {
    done: m['reservations.statusUpdated'](),
    failed: (error) => failureOf(error, m['reservations.updateFailed']()),
    rereads: [api.reservations.key()],
    untilReread: true,
  });
}
