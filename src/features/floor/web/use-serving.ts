import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';

/** What somebody does with who serves a table. */
export function useServing({
  onHandedOver,
  onGivenBack,
  inPlace = false,
}: {
  onHandedOver?: () => void;
  onGivenBack?: () => void;
  /** In a sheet, which says itself what failed. */
  inPlace?: boolean;
} = {}) {
  const keyOf = useCreationKey();
  const how = { failed: m['floor.failed'](), rereads: [api.floor.key()], untilReread: true, inPlace };
  const take = useChange(api.floor.take.mutationOptions(), how);
  const giveBack = useChange(api.floor.giveBack.mutationOptions(), { ...how, onDone: onGivenBack });
  const handOver = useChange(api.floor.handOver.mutationOptions(), { ...how, onDone: onHandedOver });
  const undo = useChange(api.floor.undoHandOver.mutationOptions(), { ...how, done: m['floor.handOver.undone']() });
  return {
    take,
    giveBack,
    handOver,
    undo,
    hand: (tableId: string, to: string) => handOver.mutate({ tableId, to, key: keyOf({ tableId, to }) }),
  };
}
