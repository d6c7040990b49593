import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whoever is told that they ask too much is told so late: a program that sends the next request when the answer to the last has come is slowed
 * down by that, and leaves the processor to everybody else. Nobody who asks as people do gets there.
 */
export class SlowRefusals {
  readonly #ms: number;
  readonly #most: number;
  #waiting = 0;

  /** `most`: so many wait at once, and whoever comes beyond that is told without waiting. */
  constructor(ms: number, most = 2_000) {
    this.#ms = ms;
    this.#most = most;
  }

  async wait(status: number): Promise<void> {
    if (status !== 429 || this.#ms === 0 || this.#waiting >= this.#most) return;
    this.#waiting += 1;
    // The program's end waits for nobody's refusal.
    await sleep(this.#ms, undefined, { ref: false });
    this.#waiting -= 1;
  }
}
