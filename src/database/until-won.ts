import { setTimeout as sleep } from 'node:timers/promises';
import { CodedError } from '#lib/errors.ts';

/** PostgreSQL's code of a statement that has waited for a lock as long as its connection lets it. */
const lockTimeout = '55P03';
/** `invalid_sql_statement_name`: nothing was done. */
const unprepared = '26000';
/** Serialization failure and deadlock: nothing happened, and the same work may succeed at once. */
const lostRace = new Set(['40001', '40P01']);
const mostRaces = 6;
/** How long work waits for locks in all, its connection given back in between. */
const lockPatienceMs = 5_000;

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

/**
 * Whether a statement was given up because somebody holds what it needs. Of those that were sent behind it on the same connection, some
 * learn only that it was never prepared.
 */
export const isLocked = (error: unknown): boolean => codeOf(error) === lockTimeout || codeOf(error) === unprepared;

/** Runs a transaction again that changed nothing because of others; `busy` when it goes on losing. */
export async function untilWon<T>(work: () => Promise<T>): Promise<T> {
  const patience = performance.now() + lockPatienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) && !lostRace.has(codeOf(error))) throw error;
      const again = isLocked(error) ? performance.now() < patience : attempt < mostRaces;
      // A trigger that refuses by such a code names what it refuses, to whoever reads that.
      if (!again) throw (error as { constraint?: string }).constraint ? error : new CodedError('busy', {}, error);
      // Those who ran into one another do not start again at the same moment.
      await sleep(Math.random() * Math.min(attempt, mostRaces) * 20);
    }
  }
}
