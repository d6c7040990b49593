/** A dish that is to be made: how long it takes, and where; null where the kitchen has no stations. */
export interface Dish {
  minutes: number;
  stationId: string | null;
}

/** What the kitchen has in hand, and how its estimates have held. */
export interface Kitchen {
  /** By station: preparation minutes of all that is not yet ready. */
  minutesInHand: ReadonlyMap<string | null, number>;
  /** What preparation really took over what was estimated, from the restaurant's recent history; 1 without history. */
  pace: number;
}

export interface Range {
  fromMinutes: number;
  toMinutes: number;
}

/** Dishes that a station works on side by side. */
const sideBySide = 4;
/** A queue never says more than this: the dishes of a long one are made together, and a promise of hours is none. */
const longestWaitMinutes = 60;
/** Below this many measured orders history says too little. */
export const neededHistory = 20;

/**
 * How long these dishes will take: as long as the station that is last with its own. That takes its longest dish, a little for each
 * further one, and their share of its queue, at the kitchen's real pace. A range, because a point would be wrong almost always.
 */
export function estimate(dishes: readonly Dish[], { minutesInHand, pace }: Kitchen): Range {
  const stations = new Map<string | null, { longest: number; sum: number }>();
  for (const { stationId, minutes } of dishes) {
    const own = stations.get(stationId);
    if (!own) stations.set(stationId, { longest: minutes, sum: minutes });
    else {
      own.longest = Math.max(own.longest, minutes);
      own.sum += minutes;
    }
  }
  let longest = 0;
  for (const [id, own] of stations) {
    const others = own.sum - own.longest;
    const queue = Math.min(longestWaitMinutes, (minutesInHand.get(id) ?? 0) / sideBySide / 2);
    longest = Math.max(longest, own.longest + others * 0.1 + queue);
  }
  const likely = longest * paceWithin(pace);
  const fromMinutes = Math.max(1, Math.round(likely));
  return { fromMinutes, toMinutes: Math.max(fromMinutes + 2, Math.round(likely * 1.35 + 1)) };
}

/** Within bounds: an evening that went wrong is no measure of the next one. */
export function paceWithin(pace: number): number {
  return Math.min(2, Math.max(0.5, pace));
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
