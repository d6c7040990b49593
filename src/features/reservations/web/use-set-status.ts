import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { failureOf } from './texts.ts';

/** The card changes when the server has confirmed. It stays where it is, so the focus goes to it when its button goes. */
export function useSetStatus() {
  return useChange(api.reservations.setStatus.mutationOptions(), {
    done: m['reservations.statusUpdated'](),
    failed: (error) => failureOf(error, m['reservations.updateFailed']()),
    rereads: [api.reservations.key()],
    untilReread: true,
    onSettled: ({ id }) => {
      if (document.activeElement === document.body)
        document.getElementById(`reservation-${id}`)?.focus({ preventScroll: true });
    },
  });
}
