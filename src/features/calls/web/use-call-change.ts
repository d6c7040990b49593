import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';

/** What somebody of the staff says of calls: that they go there, that it is done, that they do not go after all. */
export function useCallChange({ onTaken, onAnswered }: { onTaken: () => void; onAnswered: () => void }) {
  const rereads = [api.calls.board.key()];
  const how = { failed: m['calls.failed'](), rereads, untilReread: true };
  const take = useChange(api.calls.take.mutationOptions(), { ...how, onDone: onTaken });
  const answer = useChange(api.calls.answer.mutationOptions(), { ...how, onSettled: onAnswered });
  const giveBack = useChange(api.calls.giveBack.mutationOptions(), how);
  return { take, answer, giveBack };
}
