/** `refused`: the server is there and gives no stream; the screen rereads again and again instead, until it gets one. */
export type Connection = 'open' | 'lost' | 'refused';

/** The server says something at least every fifteen seconds; silence for longer means a dead connection. */
export const silenceMs = 40_000;
/** Whoever looks again does not wait for so long a silence: a beat that is late is enough. */
const lateMs = 20_000;
/** A page that is hidden for longer gives up a stream of its own. */
export const graceMs = 10_000;
/** So often a page tells the worker that it is there. */
export const pingMs = 30_000;
/** So often unheard by the worker, it takes a stream of its own. */
export const pingsInVain = 3;
/** A page that was not heard of for so long is gone; the timers of hidden pages run once a minute at worst. */
const goneMs = 5 * 60_000;

export const isLate = (heardAt: number, now: number) => now - heardAt > lateMs;

export const isGone = (heardAt: number, now: number) => now - heardAt > goneMs;

/** After a connection that failed, from half a second to fifteen; screens that were cut off together do not come back together. */
export function reconnectAfter(attempt: number, random = Math.random()): number {
  return Math.min(1_000 * 2 ** attempt, 15_000) * (0.5 + random / 2);
}
