import type { Topic } from '#lib/call.ts';
import { isFresh } from '#lib/is-fresh.ts';
import type { Changes } from './changes.ts';

interface Entry {
  value: Promise<unknown>;
  topics: readonly Topic[];
  at: number;
}

/** A safety net only: entries go when their topics change. */
const maxAgeMs = 60_000;
const maxRestaurants = 5_000;

/** What was read of a restaurant and holds until one of its topics changes. Nothing is kept while changes do not arrive. */
export class RestaurantCache {
  readonly #changes: Changes;
  readonly #restaurants = new Map<string, Map<string, Entry>>();

  constructor(changes: Changes) {
    this.#changes = changes;
    changes.on('stale', ({ restaurantId, topic }) => this.#forgetTopic(restaurantId, topic));
    changes.on('reset', () => this.#restaurants.clear());
  }

  get<T>(restaurantId: string, key: string, topics: readonly Topic[], read: () => Promise<T>): Promise<T> {
    if (!this.#changes.listening) return read();
    const entries = this.#entries(restaurantId);
    const found = entries.get(key);
    if (found && isFresh(found.at, maxAgeMs)) return found.value as Promise<T>;
    const value = read();
    const entry = { value, topics, at: Date.now() };
    entries.set(key, entry);
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return value;
  }

  forget(restaurantId: string): void {
    this.#restaurants.delete(restaurantId);
  }

  #entries(restaurantId: string): Map<string, Entry> {
    let entries = this.#restaurants.get(restaurantId);
    if (!entries) {
      const oldest = this.#restaurants.keys().next().value;
      if (oldest !== undefined && this.#restaurants.size >= maxRestaurants) this.#restaurants.delete(oldest);
      entries = new Map();
      this.#restaurants.set(restaurantId, entries);
    }
    return entries;
  }

  #forgetTopic(restaurantId: string, topic: Topic): void {
    const entries = this.#restaurants.get(restaurantId);
    if (!entries) return;
    for (const [key, entry] of entries) if (entry.topics.includes(topic)) entries.delete(key);
  }
}
