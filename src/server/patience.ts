import { setTimeout as sleep } from 'node:timers/promises';

/** What is awaited, until the program is told to stop: a database that does not answer must not hold up its end. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  // Nobody waits any more for what is given up here.
  work.catch(() => {});
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** How long one part of taking the program down may take, and all of them together. */
export interface EndingPatience {
  partMs: number;
  allMs: number;
}

/**
 * Longer than a statement may take, for a part; with the draining of requests, all end within the 25 seconds that compose.yaml leaves
 * them of its thirty, whatever the database does.
 */
const usual: EndingPatience = { partMs: 10_000, allMs: 15_000 };

/** Takes down what was brought up, the last first. */
export class Ending {
  readonly #closers: (() => Promise<void>)[] = [];
  readonly #partMs: number;
  #leftMs: number;

  constructor({ partMs, allMs }: EndingPatience = usual) {
    this.#partMs = partMs;
    this.#leftMs = allMs;
  }

  /** Knows itself how long it may take. */
  add(close: () => Promise<void>): void {
    this.#closers.push(close);
  }

  /** What has not ended when no time is left ends with the process. */
  addInTime(close: () => Promise<unknown>): void {
    this.#closers.push(() => this.#inTime(close()));
  }

  async run(): Promise<void> {
    for (const close of this.#closers.toReversed()) await close();
  }

  async #inTime(work: Promise<unknown>): Promise<void> {
    const began = performance.now();
    const timer = new AbortController();
    const waiting = sleep(Math.min(this.#partMs, this.#leftMs), undefined, { signal: timer.signal }).catch(() => {});
    try {
      await Promise.race([work, waiting]);
    } finally {
      timer.abort();
      this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - began));
    }
  }
}
