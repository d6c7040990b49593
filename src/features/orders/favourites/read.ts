import type { Scope } from '#database/scope.ts';
import { readPins } from '../../menu/pins.ts';
import { keptMenu } from '../../menu/store.ts';
import { chooseFavourites } from './choose.ts';
import { pairUp } from './pair.ts';
import { soldSince, togetherSince } from './store.ts';

/** Guests are told of 'the week'. */
const favouriteDays = 7;
const pairingDays = 28;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

export async function readFavourites(scope: Scope, now: Date) {
  const [menu, sold, pins] = await Promise.all([
    keptMenu(scope),
    soldSince(scope, daysBefore(now, favouriteDays)),
    readPins(scope),
  ]);
  return { dishes: chooseFavourites(menu, sold, pins) };
}

export async function readPairings(scope: Scope, now: Date) {
  const [menu, { total, sold, pairs }] = await Promise.all([
    keptMenu(scope),
    togetherSince(scope, daysBefore(now, pairingDays)),
  ]);
  return { dishes: pairUp(menu, total, sold, pairs) };
}
