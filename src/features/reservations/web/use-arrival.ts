import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { failureOf } from './texts.ts';

/** Refusals that another table mends. */
const elsewhere = ['reservation_table_occupied', 'reservation_table_taken', 'no_table_free', 'table_not_found'];
const mendedElsewhere = (error: unknown) => elsewhere.includes(errorCode(error) ?? '');

/** Notes that guests came, or did not. `onNoSeat`: their table cannot be had, so where they sit has to be said. */
export function useArrival(onNoSeat: (reason: string) => void) {
  const failure = (error: unknown) => failureOf(error, m['reservations.updateFailed']());
  const outcome = {
    failed: (error: unknown) => (mendedElsewhere(error) ? null : failure(error)),
    rereads: [api.reservations.key(), api.tables.key()],
    untilReread: true,
    onRefused: (error: unknown) => {
      if (mendedElsewhere(error)) onNoSeat(failure(error));
    },
  };
  const arrive = useChange(api.reservations.arrive.mutationOptions(), outcome);
  const missed = useChange(api.reservations.missed.mutationOptions(), outcome);
  return { arrive, missed, busy: arrive.isPending || missed.isPending };
}
