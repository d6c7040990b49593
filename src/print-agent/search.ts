import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';

/** While no printer is set up, and afterwards: a network is not asked without need. */
const soonMs = 3 * 60_000;
const laterMs = 60 * 60_000;

/** Looks now and then which printers there are, and holds what was found until it was told. */
export class Search {
  readonly #find: () => Promise<FoundPrinter[]>;
  readonly #onNews: () => void;
  readonly #ending = new AbortController();
  #news: FoundPrinter[] | undefined;
  #last = '';

  constructor(find: () => Promise<FoundPrinter[]>, onNews: () => void) {
    this.#find = find;
    this.#onNews = onNews;
  }

  get news(): FoundPrinter[] | undefined {
    return this.#news;
  }

  told(found: FoundPrinter[]): void {
    if (found === this.#news) this.#news = undefined;
  }

  /** `settled`: whether the house has printers here already. */
  start(settled: () => boolean): void {
    void this.#goOn(settled);
  }

  stop(): void {
    this.#ending.abort();
  }

  async #goOn(settled: () => boolean): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const found = await this.#find().catch(() => null);
      if (found && JSON.stringify(found) !== this.#last) {
        this.#last = JSON.stringify(found);
        this.#news = found;
        this.#onNews();
      }
      await sleep(settled() ? laterMs : soonMs, undefined, { signal }).catch(() => {});
    }
  }
}
