import type { Caller } from '#database/caller.ts';
import type { Profile } from './contract.ts';
import { ownRestaurant } from './settings.ts';
import { keptProfile } from './store.ts';

export const restaurants = {
  async bySlug(caller: Caller, input: { slug: string }): Promise<Profile> {
    const { scope } = await caller.house(input.slug);
    return keptProfile(scope);
  },

  ...ownRestaurant,
};
