/** A dish that is to be made: how long it takes, and where; null where the kitchen has no stations. */
export interface Dish {
  minutes: number;
  stationId: string | null;
}

/** What the kitchen has in hand, and how its estimates have held. */
export interface Kitchen {
  /** By station: preparation minutes of all that is not yet ready. */
  minutesInHand: ReadonlyMap<string | null, number>;
  /** What preparation really takes at a station over what the menu says: 1 is as the menu says. */
  paceAt: (stationId: string | null) => number;
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

/** How long these dishes will take: as long as the station that is last with its own. */
export function estimate(dishes: readonly Dish[], kitchen: Kitchen): Range {
  const ranges = [...estimateByStation(dishes, kitchen).values()];
  return {
    fromMinutes: Math.max(rangeOf(0).fromMinutes, ...ranges.map(({ fromMinutes }) => fromMinutes)),
    toMinutes: Math.max(rangeOf(0).toMinutes, ...ranges.map(({ toMinutes }) => toMinutes)),
  };
}

/**
 * How long each station will take with its own of these dishes: its longest dish, a little for each further one, and their share of its
 * queue, at its real pace.
 */
export function estimateByStation(
  dishes: readonly Dish[],
  { minutesInHand, paceAt }: Kitchen,
): Map<string | null, Range> {
  const stations = new Map<string | null, { longest: number; sum: number }>();
  for (const { stationId, minutes } of dishes) {
    const own = stations.get(stationId);
    if (!own) stations.set(stationId, { longest: minutes, sum: minutes });
    else {
      own.longest = Math.max(own.longest, minutes);
      own.sum += minutes;
    }
  }
  return new Map(
    [...stations].map(([id, own]) => {
      const others = own.sum - own.longest;
      const queue = Math.min(longestWaitMinutes, (minutesInHand.get(id) ?? 0) / sideBySide / 2);
      return [id, rangeOf((own.longest + others * 0.1 + queue) * paceWithin(paceAt(id)))];
    }),
  );
}

/** A range, because a point would be wrong almost always. */
function rangeOf(likely: number): Range {
  const fromMinutes = Math.max(1, Math.round(likely));
  return { fromMinutes, toMinutes: Math.max(fromMinutes + 2, Math.round(likely * 1.35 + 1)) };
}

/** Within bounds: an evening that went wrong is no measure of the next one. */
export function paceWithin(pace: number): number {
  return Math.min(2, Math.max(0.5, pace));
}

/** How many of a station's last finished lines count for its pace. */
export const recentLines = 10;
/** Of fewer than this a single outlier would be the median. */
const fewestLines = 3;
/** History weighs as much as this many lines of today. */
const historyWeight = 2;

/**
 * The pace of a station: its long history, and the more of today's lines are finished there, the more the median of those. `recent` is real
 * preparation over the menu's, of each of the last finished lines, the latest first.
 */
export function stationPace(history: number, recent: readonly number[]): number {
  const last = recent.slice(0, recentLines).sort((a, b) => a - b);
  if (last.length < fewestLines) return paceWithin(history);
  const middle = last.length / 2;
  const median = (last[Math.ceil(middle) - 1]! + last[Math.floor(middle)]!) / 2;
  return paceWithin((median * last.length + paceWithin(history) * historyWeight) / (last.length + historyWeight));
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
