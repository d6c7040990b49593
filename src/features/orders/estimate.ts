/** What the kitchen has in hand, and how its estimates have held. */
export interface Kitchen {
  /** Preparation minutes of every order not yet ready. */
  minutesInHand: number;
  /** What preparation really took over what was estimated, from the restaurant's recent history; 1 without history. */
  pace: number;
}

export interface Range {
  fromMinutes: number;
  toMinutes: number;
}

/** Dishes that a kitchen works on side by side. */
const stations = 4;
/** Below this many measured orders history says too little. */
export const neededHistory = 20;

/**
 * How long an order with these preparation minutes will take: its longest dish, a little for each further one, and its share of
 * the queue, at the kitchen's real pace. A range, because a point would be wrong almost always.
 */
export function estimate(preparationMinutes: readonly number[], kitchen: Kitchen): Range {
  const longest = Math.max(0, ...preparationMinutes);
  const others = preparationMinutes.reduce((sum, minutes) => sum + minutes, 0) - longest;
  const pace = Math.min(2, Math.max(0.5, kitchen.pace));
  const likely = (longest + others * 0.1 + kitchen.minutesInHand / stations / 2) * pace;
  const fromMinutes = Math.max(1, Math.round(likely));
  return { fromMinutes, toMinutes: Math.max(fromMinutes + 2, Math.round(likely * 1.35 + 1)) };
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
