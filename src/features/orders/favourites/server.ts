import type { Serves } from '../../serves.ts';
import type { favouriteCalls as calls } from './contract.ts';
import { readFavourites, readPairings } from './read.ts';

/** Kept like the menu: what is sold moves them with the minute, not with the order. */
export const favourites = {
  async favourites(caller, { slug }) {
    const { scope } = await caller.house(slug);
    return scope.kept('favourites', ['menu', 'restaurant'], () => readFavourites(scope, caller.now()));
  },
  async pairings(caller, { slug }) {
    const { scope } = await caller.house(slug);
    return scope.kept('pairings', ['menu', 'restaurant'], () => readPairings(scope, caller.now()));
  },
} satisfies Serves<typeof calls>;
