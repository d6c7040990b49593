import { CodedError } from '#lib/errors.ts';

/**
 * Bounds what uploads may take from everything else: so many at once are let in, fewer of one restaurant, and one after the other
 * is worked on.
 */
export class UploadQueue {
  readonly #atOnce: number;
  readonly #perRestaurant: number;
  readonly #inside = new Map<string, number>();
  #count = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ atOnce = 8, perRestaurant = 3 } = {}) {
    this.#atOnce = atOnce;
    this.#perRestaurant = perRestaurant;
  }

  /** Lets an upload in before its body is read, or refuses with `busy`. */
  async within<T>(restaurantId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#inside.get(restaurantId) ?? 0;
    if (this.#count >= this.#atOnce || own >= this.#perRestaurant) throw new CodedError('busy');
    this.#count += 1;
    this.#inside.set(restaurantId, own + 1);
    try {
      return await work();
    } finally {
      this.#count -= 1;
      const left = (this.#inside.get(restaurantId) ?? 1) - 1;
      if (left > 0) this.#inside.set(restaurantId, left);
      else this.#inside.delete(restaurantId);
    }
  }

  /** Runs once everything that came before is done, however it ended. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
