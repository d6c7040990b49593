/** Long enough for the screens that one event has woken, short enough that nobody notices. */
const gatherMs = 4;

/**
 * Lets readers who ask for the same within a few milliseconds share one read. The read begins after the last of them has asked, so
 * none is given anything older than its own question.
 */
export class Gather {
  readonly #waiting = new Map<string, Promise<unknown>>();

  read<T>(key: string, read: () => Promise<T>): Promise<T> {
    const joined = this.#waiting.get(key);
    if (joined) return joined as Promise<T>;
    const shared = new Promise<T>((resolve, reject) => {
      setTimeout(() => {
        this.#waiting.delete(key);
        read().then(resolve, reject);
      }, gatherMs);
    });
    this.#waiting.set(key, shared);
    return shared;
  }
}
