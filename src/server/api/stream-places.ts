/** So many at once for each key. */
export class StreamPlaces {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  isFree(key: string): boolean {
    return (this.#taken.get(key) ?? 0) < this.#most;
  }

  take(key: string): void {
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
  }

  giveBack(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
