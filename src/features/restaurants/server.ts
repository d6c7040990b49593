import { addDays, todayIn } from '#lib/days.ts';
import type { Serves } from '../serves.ts';
import type { restaurants as calls } from './contract.ts';
import { readDirectory } from './directory.ts';
import { specialDaysFrom } from './opening/special-days.ts';
import { ownRestaurant } from './settings.ts';
import { keptProfile } from './store.ts';

/** Single days that are over by every house's clock, and their nights with them, are nobody's business. */
const shownFrom = (now: Date) => addDays(todayIn('UTC', now), -2);

export const restaurants = {
  directory: ({ system, now }, input) => readDirectory(system, input, shownFrom(now())),

  async bySlug(caller, input) {
    const { scope } = await caller.house(input.slug);
    const profile = await keptProfile(scope);
    return { ...profile, specialDays: specialDaysFrom(profile.specialDays, shownFrom(caller.now())) };
  },

  ...ownRestaurant,
} satisfies Omit<Serves<typeof calls>, 'saveSettings'>;
