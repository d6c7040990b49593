import { performance } from 'node:perf_hooks';
import type { Change, Changes } from '#database/changes.ts';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { housesToSeal, sealPlaced } from '#features/chain/seal-placed.ts';

const usuallyMs = 10_000;
/** A process that does this much has its guests to see to first: what was placed is told when they let up, or after this many rounds. */
const busy = 0.5;
const roundsLeftOut = 5;

export interface SealingDoors {
  changes: Changes;
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  onError(error: unknown): void;
  everyMs?: number;
}

/**
 * Has what was placed told by an entry of its bill, and bills named by the ledger of their restaurant, a minute later at most, or as soon as guests let up. Which restaurants to ask is heard, like everything that changes; whoever was
 * not heard of, since no process listened, is looked for when listening begins. The answer ends it.
 */
export function startSealing({
  changes,
  system,
  scope,
  onError,
  everyMs = usuallyMs,
}: SealingDoors): () => Promise<void> {
  const heard = new Set<string>();
  let unheard = true;
  let round: Promise<void> | null = null;
  let worked = performance.eventLoopUtilization();
  let leftOut = 0;
  const hear = ({ topic, restaurantId }: Change) => {
    if (topic === 'orders') heard.add(restaurantId);
  };
  const look = () => {
    unheard = true;
  };
  const isBusy = () => {
    const { utilization } = performance.eventLoopUtilization(worked);
    worked = performance.eventLoopUtilization();
    return utilization > busy;
  };
  const timer = setInterval(() => {
    if (isBusy() && leftOut < roundsLeftOut) {
      leftOut += 1;
      return;
    }
    leftOut = 0;
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
      for (const id of await housesToSeal(system)) heard.add(id);
      unheard = false;
    }
    for (const id of [...heard]) {
      heard.delete(id);
      try {
        await sealPlaced(scope(id));
      } catch (error) {
        // Nobody tells of it again: the next round asks once more.
        heard.add(id);
        throw error;
      }
    }
  }
}
