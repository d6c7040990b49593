import { api } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';

interface CallChange {
  tableNumber: number;
  onTaken: () => void;
  onAnswered: () => void;
}

/** What somebody of the staff says of a table's calls: that they go there, that it is done, for a moment that it is not, that they do not go. */
export function useCallChange({ tableNumber: number, onTaken, onAnswered }: CallChange) {
  const rereads = [api.calls.board.key()];
  const how = { failed: m['calls.failed'](), rereads, untilReread: true };
  const take = useChange(api.calls.take.mutationOptions(), { ...how, onDone: onTaken });
  const reopen = useChange(api.calls.reopen.mutationOptions(), { ...how, failed: m['calls.notReopened']() });
  const answer = useChange(api.calls.answer.mutationOptions(), {
    ...how,
    onDone: (_done, input) => offerUndo(m['calls.answered']({ number }), () => reopen.mutate(input)),
    onSettled: onAnswered,
  });
  const giveBack = useChange(api.calls.giveBack.mutationOptions(), how);
  return { take, answer, giveBack };
}
