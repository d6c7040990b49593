import { setTimeout as wait } from 'node:timers/promises';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';

/** While no printer is set up, and afterwards: a network is not scanned without need. */
const firstMs = 3 * 60_000;
const laterMs = 60 * 60_000;

interface Given {
  find(signal: AbortSignal): Promise<FoundPrinter[]>;
  /** There is something for `pending`. */
  onFound(): void;
  /** Whether the agent has a printer to look after. */
  isSetUp(): boolean;
  wait?(ms: number, value: undefined, options: { signal: AbortSignal }): Promise<unknown>;
}

/** Searches for printers again and again, apart from printing, and holds what is new until it was sent. */
export class Discovery {
  readonly #given: Given;
  readonly #stopping = new AbortController();
  #pending: FoundPrinter[] | undefined;
  #lastFound = '';

  constructor(given: Given) {
    this.#given = given;
  }

  /** What the service has not been sent yet. */
  get pending(): FoundPrinter[] | undefined {
    return this.#pending;
  }

  sent(found: FoundPrinter[]): void {
    if (found === this.#pending) this.#pending = undefined;
  }

  /** The service does not take it, as before it had this field: it is offered again after the next search. */
  refused(): void {
    this.#pending = undefined;
    this.#lastFound = '';
  }

  async run(): Promise<void> {
    const { signal } = this.#stopping;
    const { find, onFound, isSetUp } = this.#given;
    while (!signal.aborted) {
      const found = await find(signal).catch(() => null);
      // An aborted search has not seen everything.
      if (signal.aborted) return;
      if (found && JSON.stringify(found) !== this.#lastFound) {
        this.#lastFound = JSON.stringify(found);
        this.#pending = found;
        onFound();
      }
      await (this.#given.wait ?? wait)(isSetUp() ? laterMs : firstMs, undefined, { signal }).catch(() => {});
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}
