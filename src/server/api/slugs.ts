import type { Changes } from '#database/changes.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { type Found, findBySlug } from '#features/restaurants/store.ts';
import { slug as slugShape } from '#lib/call.ts';
import { isFresh } from '#lib/is-fresh.ts';

const freshMs = 60_000;

/** Restaurants by their slugs and former ones, kept in memory until something of a restaurant changes. */
export class Slugs {
  readonly #system: SystemDoor;
  readonly #kept = new Map<string, { at: number; found: Promise<Found | null> }>();

  constructor(system: SystemDoor, changes: Changes) {
    this.#system = system;
    const forget = () => this.#kept.clear();
    changes.on('stale', ({ topic }) => topic === 'restaurant' && forget());
    changes.on('reset', forget);
  }

  /** Also one that is deactivated; `slug` in the answer is the one it has now. */
  async find(slug: string): Promise<Found | null> {
    const known = this.#kept.get(slug);
    if (known && isFresh(known.at, freshMs)) return known.found;
    if (!slugShape.safeParse(slug).success) return null;
    if (this.#kept.size > 10_000) this.#kept.clear();
    const found = findBySlug(this.#system, slug);
    this.#kept.set(slug, { at: Date.now(), found });
    found.then(
      (restaurant) => restaurant ?? this.#kept.delete(slug),
      () => this.#kept.delete(slug),
    );
    return found;
  }
}
