import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Place, type Postmaster, shutDown } from './embedded-postmaster.ts';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;
const STEADY_AFTER = 30_000;

/** Brings the server back whenever it ends by itself. Returns the way to stop it for good. */
export function supervise(first: Postmaster, place: Place, log: (line: string) => void): () => Promise<void> {
  let current: Postmaster | null = first;
  const stopped = new AbortController();

  const watching = (async () => {
    let wait = FIRST_WAIT;
    while (current !== null && !stopped.signal.aborted) {
      const since = Date.now();
      await current.gone;
      if (stopped.signal.aborted) return;
      log('PostgreSQL ended unexpectedly; starting it again');
      if (Date.now() - since > STEADY_AFTER) wait = FIRST_WAIT;
      current = null;
      while (current === null && !stopped.signal.aborted) {
        // Its last processes need a moment to notice that it is gone, and until then hold its shared memory.
        await sleep(wait, undefined, { signal: stopped.signal }).catch(() => {});
        wait = Math.min(wait * 2, LONGEST_WAIT);
        if (!stopped.signal.aborted) current = await attempt(place, log);
      }
    }
  })();

  return async () => {
    stopped.abort();
    if (current !== null) await shutDown(current);
    await watching;
    // A start that was under way when we were told to stop has finished by now.
    if (current !== null) await shutDown(current);
  };
}

async function attempt(place: Place, log: (line: string) => void): Promise<Postmaster | null> {
  try {
    const postmaster = await launch(place);
    log(`PostgreSQL is back (process ${postmaster.pid})`);
    return postmaster;
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return null;
  }
}
