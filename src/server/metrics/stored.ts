import { jobsStanding, type QueueStanding } from '#database/jobs-standing.ts';
import { type ReplicaStanding, replicasStanding } from '#database/replicas.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { type PrintersEverywhere, printersEverywhere } from '#features/printing/printers/everywhere.ts';

export interface Stored {
  up: boolean;
  queues: QueueStanding[];
  printers: PrintersEverywhere | undefined;
  replicas: ReplicaStanding[];
}

const away: Stored = { up: false, queues: [], printers: undefined, replicas: [] };
const freshMs = 5_000;
/** Whoever collects gives up after ten seconds, as a rule. */
const patienceMs = 3_000;

/**
 * What only the database knows: asked when somebody collects, every few seconds at the most, however many collect, and told as away when
 * it does not answer in time. A question that is still under way is not asked again beside itself.
 */
export class StoredFigures {
  readonly #door: SystemDoor;
  #at = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;
  #last = away;

  constructor(door: SystemDoor) {
    this.#door = door;
  }

  async read(): Promise<Stored> {
    if (performance.now() - this.#at < freshMs) return this.#last;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    const late = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => late.resolve('late'), patienceMs);
    const outcome = await Promise.race([this.#asking, late.promise]);
    clearTimeout(timer);
    return outcome === 'late' ? away : this.#last;
  }

  async #ask(): Promise<void> {
    try {
      const queues = await jobsStanding(this.#door);
      const printers = await printersEverywhere(this.#door);
      const replicas = await replicasStanding(this.#door);
      this.#last = { up: true, queues, printers, replicas };
    } catch {
      // Why it is away is told by those who need it; here it is a figure.
      this.#last = away;
    }
    this.#at = performance.now();
  }
}
