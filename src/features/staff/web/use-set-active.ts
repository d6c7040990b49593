import { api } from '#client/api.ts';
import { announceReload } from '#client/reload.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';

/** One click; whoever is deactivated is out everywhere by the time the card says so. */
export function useSetActive() {
  return useChange(api.staff.setActive.mutationOptions(), {
    done: m['staff.statusUpdated'](),
    failed: m['staff.statusFailed'](),
    rereads: [api.staff.key()],
    // The card is busy until it shows how things stand.
    untilReread: true,
    onDone: announceReload,
  });
}
