import { setTimeout as sleep } from 'node:timers/promises';

/** The chain's entries are written every ten seconds: a shorter silence may be the pause before them. */
const silentSeconds = 12;
/** Of one processor. What the program does by itself when nobody is there is below it. */
const busyShare = 0.05;
const longestSeconds = 120;

/**
 * Waits until the watched processes have done next to nothing for a while.
 * @returns What `clocks` (milliseconds of processor time) said when the last work ended: the silence after it is left out.
 */
export async function untilQuiet<Clocks extends readonly number[]>(clocks: () => Clocks): Promise<Clocks> {
  let last = clocks();
  let ended = last;
  for (let second = 0, silent = 0; silent < silentSeconds; second += 1) {
    if (second >= longestSeconds) throw new Error(`The program is still at work after ${longestSeconds} s`);
    await sleep(1_000);
    const now = clocks();
    const busyMs = now.reduce((sum, ms, index) => sum + ms - (last[index] ?? 0), 0);
    last = now;
    if (busyMs < busyShare * 1_000) silent += 1;
    else {
      silent = 0;
      ended = now;
    }
  }
  return ended;
}
