import type { Change, Changes } from '#database/changes.ts';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { releaseSilent } from '#features/printing/jobs/outcome.ts';
import { restaurantsToTakeOver, takeOverJobs } from '#features/printing/jobs/take-over.ts';
import { makeMissedPapers, makePapers } from '#features/printing/making/make-papers.ts';
import { noticeAway } from '#features/printing/printers/presence.ts';
import { housesWithPrinters } from '#features/printing/printers/store.ts';

interface Needs {
  changes: Changes;
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  now(): Date;
  onError(error: unknown): void;
}

/** Often enough that a printer which falls silent is known within fifteen seconds. */
const lookMs = 2_000;
/** Looks between one making up for what was missed and the next. */
const looksPerSweep = 30;
/** Orders whose papers are made at once: who orders goes before. */
const hands = 2;

/**
 * Hears what is ordered and changed, and has it made into papers. It is told after the commit, in each process, and what it is told
 * twice is made once; what it was never told of, because a process died or a line was down, is found by looking. Houses without a
 * printer are left alone.
 */
export class PaperDesk {
  readonly #needs: Needs;
  readonly #houses = new Set<string>();
  /** Orders, or whole houses (null), in the order they were heard of. */
  readonly #waiting = new Map<string, { restaurantId: string; orderId: string | null }>();
  readonly #working = new Set<Promise<void>>();
  /** Of orders whose papers wait, until what was done cannot be taken back any more. */
  readonly #settling = new Set<NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;
  #looking: Promise<void> | null = null;
  #stopped = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  start(): void {
    const { changes } = this.#needs;
    changes.on('change', this.#onChange);
    changes.on('reset', this.#onReset);
    this.#timer = setInterval(() => this.#look(), lookMs);
    this.#timer.unref();
    this.#onReset();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#needs.changes.off('change', this.#onChange);
    this.#needs.changes.off('reset', this.#onReset);
    clearInterval(this.#timer);
    this.#waiting.clear();
    for (const timer of this.#settling) clearTimeout(timer);
    await Promise.all([...this.#working, this.#looking]);
  }

  readonly #onChange = ({ restaurantId, topic, id }: Change) => {
    if (topic === 'printers') this.#houses.add(restaurantId);
    // Of no printer: the stations of all of them are others, and so may be where an order is to be printed.
    if (topic === 'printers' && id === null) this.#put(restaurantId, null);
    if (topic === 'orders' && this.#houses.has(restaurantId)) this.#put(restaurantId, id);
  };

  /** Whatever happened while nothing was heard is looked for. */
  readonly #onReset = () => {
    this.#looks = 0;
    this.#look();
  };

  #look(): void {
    this.#looking ??= this.#lookAround()
      .catch(this.#needs.onError)
      .finally(() => {
        this.#looking = null;
      });
  }

  async #lookAround(): Promise<void> {
    const { system } = this.#needs;
    const sweeps = this.#looks % looksPerSweep === 0;
    this.#looks += 1;
    if (sweeps) {
      const before = [...this.#houses];
      const houses = await housesWithPrinters(system);
      // A house whose first printer was told of meanwhile stays.
      for (const house of before) this.#houses.delete(house);
      for (const house of houses) this.#houses.add(house);
      for (const house of houses) this.#put(house, null);
    }
    if (this.#houses.size === 0 || this.#stopped) return;
    await noticeAway(system);
    await releaseSilent(system);
    for (const house of await restaurantsToTakeOver(system)) await takeOverJobs(this.#needs.scope(house));
  }

  #put(restaurantId: string, orderId: string | null): void {
    if (this.#stopped) return;
    // What is being made may have been read already: it is made once more, and that finds nothing new, or what came since.
    this.#waiting.set(`${restaurantId} ${orderId}`, { restaurantId, orderId });
    this.#take();
  }

  #take(): void {
    while (this.#working.size < hands) {
      const [first] = this.#waiting;
      if (!first) return;
      const [key, { restaurantId, orderId }] = first;
      this.#waiting.delete(key);
      const work = this.#make(restaurantId, orderId)
        .catch(this.#needs.onError)
        .finally(() => {
          this.#working.delete(work);
          this.#take();
        });
      this.#working.add(work);
    }
  }

  async #make(restaurantId: string, orderId: string | null): Promise<void> {
    const scope = this.#needs.scope(restaurantId);
    if (orderId === null) return void (await makeMissedPapers(scope, this.#needs.now()));
    const { againAt } = await makePapers(scope, orderId, this.#needs.now());
    if (againAt !== null && !this.#stopped) this.#putLater(restaurantId, orderId, againAt);
  }

  #putLater(restaurantId: string, orderId: string, at: number): void {
    const timer = setTimeout(() => {
      this.#settling.delete(timer);
      this.#put(restaurantId, orderId);
    }, at - this.#needs.now().getTime());
    timer.unref();
    this.#settling.add(timer);
  }
}
