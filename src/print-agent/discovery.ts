import { setTimeout as wait } from 'node:timers/promises';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';

/** While no printer is set up or one was lost, and otherwise: a network is not scanned without need. */
const soonMs = 3 * 60_000;
const laterMs = 60 * 60_000;

interface Given {
  find(signal: AbortSignal): Promise<FoundPrinter[]>;
  /** There is something for `pending`. */
  onFound(): void;
  /** Whether the agent has a printer to look after. */
  isSetUp(): boolean;
  wait?(ms: number, value: undefined, options: { signal: AbortSignal }): Promise<unknown>;
}

/** What a search found. */
export interface Found {
  found: FoundPrinter[];
  /** Which of the searches that were asked for it is, where the service does not know yet that it was made. */
  searched?: number;
}

/** Searches for printers again and again, apart from printing, and holds what it found until it was sent. */
export class Discovery {
  readonly #given: Given;
  readonly #stopping = new AbortController();
  #waking = new AbortController();
  #pending: Found | undefined;
  #asked = 0;
  /** The last that was made of those that were asked for, and of which the service knows that it was. */
  #made = 0;
  #told = 0;
  #lost = false;

  constructor(given: Given) {
    this.#given = given;
  }

  /** What the service has not been sent yet. */
  get pending(): Found | undefined {
    return this.#pending;
  }

  sent(found: FoundPrinter[]): void {
    if (found !== this.#pending?.found) return;
    this.#told = this.#pending.searched ?? this.#told;
    this.#pending = undefined;
  }

  /** The service does not take it, as before it had this field: it is offered again after the next search. */
  refused(): void {
    this.#pending = undefined;
  }

  /** Somebody waits for a search: it is made at once, after one that is under way. Asked again it is the same. */
  search(asked: number): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#waking.abort();
  }

  /** A printer does not answer any more: it may have another address. */
  lost(): void {
    this.#lost = true;
  }

  async run(): Promise<void> {
    const { signal } = this.#stopping;
    const { find, onFound } = this.#given;
    while (!signal.aborted) {
      const asked = this.#asked;
      this.#lost = false;
      const found = await find(signal).catch(() => null);
      // An aborted search has not seen everything.
      if (signal.aborted) return;
      this.#made = asked;
      if (found) {
        this.#pending = { found, ...(asked > this.#told && { searched: asked }) };
        onFound();
      }
      await this.#rest();
    }
  }

  async #rest(): Promise<void> {
    const { signal } = this.#stopping;
    const { isSetUp } = this.#given;
    for (let rested = 0; rested < laterMs; rested += soonMs) {
      this.#waking = new AbortController();
      if (this.#asked > this.#made) return;
      const woken = AbortSignal.any([signal, this.#waking.signal]);
      await (this.#given.wait ?? wait)(soonMs, undefined, { signal: woken }).catch(() => {});
      if (woken.aborted || !isSetUp() || this.#lost) return;
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}
