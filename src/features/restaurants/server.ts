import type { Serves } from '../serves.ts';
import type { restaurants as calls } from './contract.ts';
import { readDirectory } from './directory.ts';
import { ownRestaurant } from './settings.ts';
import { keptProfile } from './store.ts';

export const restaurants = {
  directory: ({ system }, input) => readDirectory(system, input),

  async bySlug(caller, input) {
    const { scope } = await caller.house(input.slug);
    return keptProfile(scope);
  },

  ...ownRestaurant,
} satisfies Omit<Serves<typeof calls>, 'saveSettings'>;
