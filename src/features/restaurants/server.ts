import type { Caller, WithSystem } from '#database/caller.ts';
import type { Profile } from './contract.ts';
import { readDirectory } from './directory.ts';
import { ownRestaurant } from './settings.ts';
import { keptProfile } from './store.ts';

export const restaurants = {
  directory: ({ system }: WithSystem, input: { q?: string; cursor?: string }) => readDirectory(system, input),

  async bySlug(caller: Caller, input: { slug: string }): Promise<Profile> {
    const { scope } = await caller.house(input.slug);
    return keptProfile(scope);
  },

  ...ownRestaurant,
};
