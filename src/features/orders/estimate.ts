/** A dish that is to be made: how long it takes, and where; null where the kitchen has no stations. */
export interface Dish {
  minutes: number;
  stationId: string | null;
}

/** What the kitchen has in hand, and how its estimates have held. */
export interface Kitchen {
  /** By station: preparation minutes of all that is not yet ready, as a usual station would have them (`inHandMinutes`). */
  minutesInHand: ReadonlyMap<string | null, number>;
  /** What preparation really takes at a station over what the menu says: 1 is as the menu says. */
  paceAt: (stationId: string | null) => number;
}

export interface Range {
  fromMinutes: number;
  toMinutes: number;
}

/** Dishes that a station works on side by side until today says otherwise: two cooks with four burners each. */
export const usualSideBySide = 8;
/** What one more of the same dish in hand costs, of its minutes: equal dishes are made together. */
const sameDishShare = 1 / 3;
/** A queue never says more than this: the dishes of a long one are made together, and a promise of hours is none. */
const longestWaitMinutes = 60;
/** What is quick is made between what takes long: it waits at most so long, and so many times its own minutes. */
const shortWait = { minutes: 5, times: 3 };

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
    [...stations].map(([id, dishes]) => {
      const own = ownMinutes(dishes);
      const queue = queueMinutes(dishes.longest, minutesInHand.get(id) ?? 0);
      return [id, rangeOf((own + queue) * paceWithin(paceAt(id)))];
    }),
  );
}

/** What a station needs for some dishes, as the menu says: the longest of them, and a little for each further one. */
export const ownMinutes = ({ longest, sum }: { longest: number; sum: number }): number =>
  longest + (sum - longest) * 0.1;

/** How long dishes, the longest of which takes so long, wait for what their station has in hand before them. */
export function queueMinutes(longest: number, inHand: number): number {
  return Math.min(longestWaitMinutes, shortWait.minutes + shortWait.times * longest, inHand / usualSideBySide / 2);
}

/** So many pieces of a dish. */
export interface Pieces {
  productId: string;
  minutes: number;
  pieces: number;
}

/** What so many pieces of one dish take: the first its time, each further one a share of it. */
const piecesMinutes = ({ minutes, pieces }: Pick<Pieces, 'minutes' | 'pieces'>): number =>
  pieces > 0 ? minutes * (1 + (pieces - 1) * sameDishShare) : 0;

/** What a station that works on so many dishes side by side has in hand, as minutes of a usual one. */
export function inHandMinutes(all: readonly Pieces[], sideBySide: number): number {
  const dishes = new Map<string, Pieces>();
  for (const each of all) {
    const pieces = (dishes.get(each.productId)?.pieces ?? 0) + each.pieces;
    dishes.set(each.productId, { ...each, pieces });
  }
  const minutes = [...dishes.values()].reduce((sum, dish) => sum + piecesMinutes(dish), 0);
  return (minutes * usualSideBySide) / sideBySide;
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

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
