import { CodedError } from '#lib/errors.ts';

interface Bounds {
  /** How many of one key run at once. */
  atOnce: number;
  /** How many of one key wait, and for how long: whoever comes beyond that, or waits longer, is refused with `busy`. */
  mostWaiting: number;
  patienceMs: number;
}

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** A bounded queue for each key, in memory and in order: whoever fills that of one key holds up nobody of another. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #queues = new Map<string, Queue>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.#take(key);
    try {
      return await work();
    } finally {
      this.#pass(key);
    }
  }

  /** How many wait, of all keys. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.#queues.values()) sum += waiting.length;
    return sum;
  }

  #take(key: string): Promise<void> {
    const { atOnce, mostWaiting, patienceMs } = this.#bounds;
    const queue = this.#queues.get(key) ?? { running: 0, waiting: [] };
    this.#queues.set(key, queue);
    if (queue.running < atOnce) {
      queue.running += 1;
      return Promise.resolve();
    }
    if (queue.waiting.length >= mostWaiting) return Promise.reject(new CodedError('busy'));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(begin), 1);
        reject(new CodedError('busy'));
      }, patienceMs);
      queue.waiting.push(begin);
    });
  }

  /** To whoever has waited longest. */
  #pass(key: string): void {
    const queue = this.#queues.get(key);
    if (!queue) return;
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running -= 1;
    if (queue.running === 0) this.#queues.delete(key);
  }
}
