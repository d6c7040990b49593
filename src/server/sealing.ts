import type { Change, Changes } from '#database/changes.ts';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { housesWithOpenBills, sealPlaced } from '#features/chain/seal-placed.ts';

const everyMs = 3_000;

export interface SealingDoors {
  changes: Changes;
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  onError(error: unknown): void;
}

/**
 * Has what was placed told by an entry of its bill, seconds later. Which restaurants to ask is heard, like everything that changes; whoever was
 * not heard of, since no process listened, is looked for when listening begins. The answer ends it.
 */
export function startSealing({ changes, system, scope, onError }: SealingDoors): () => Promise<void> {
  const heard = new Set<string>();
  let unheard = true;
  let round: Promise<void> | null = null;
  const hear = ({ topic, restaurantId }: Change) => {
    if (topic === 'orders') heard.add(restaurantId);
  };
  const look = () => {
    unheard = true;
  };
  const timer = setInterval(() => {
    round ??= goRound()
      .catch(onError)
      .finally(() => {
        round = null;
      });
  }, everyMs);
  timer.unref();
  changes.on('change', hear).on('reset', look);
  return async () => {
    clearInterval(timer);
    changes.off('change', hear).off('reset', look);
    await round;
  };

  async function goRound(): Promise<void> {
    if (unheard) {
      for (const id of await housesWithOpenBills(system)) heard.add(id);
      unheard = false;
    }
    for (const id of [...heard]) {
      heard.delete(id);
      await sealPlaced(scope(id));
    }
  }
}
