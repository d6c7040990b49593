import { soldOutFollowsClock } from '../menu/availability/follow-clock.ts';
import type { restaurants as calls } from '../restaurants/contract.ts';
import { saveSettings } from '../restaurants/settings.ts';
import type { Serves } from '../serves.ts';
import { reservationsFollowClock } from './follow-clock.ts';

/** A house's settings are saved where its reservations are at hand: what means an hour of its wall goes with its clock. */
export const houseSettings = {
  saveSettings: (caller, change) =>
    saveSettings(caller, change, async (door, before) => {
      const clock = { from: before.timezone, to: change.timezone, now: caller.now(), locale: caller.locale };
      if (clock.from === clock.to) return;
      await reservationsFollowClock(door, caller.account.restaurantId, clock);
      await soldOutFollowsClock(door, caller.account.restaurantId, clock);
    }),
} satisfies Pick<Serves<typeof calls>, 'saveSettings'>;
