import type { TableCheck } from '../../told/contract.ts';

/** In how many milliseconds the first of what phones chose is free, also of this one's own; nobody tells that. */
export function untilFree(read: Pick<TableCheck, 'check' | 'now'> | undefined): number | false {
  if (!read) return false;
  const now = Date.parse(read.now);
  const claims = read.check?.lines.flatMap((line) => line.claims) ?? [];
  // What this phone let lapse stays its own until somebody takes it.
  const ends = claims.flatMap(({ until }) => (until === null || Date.parse(until) <= now ? [] : Date.parse(until)));
  return ends.length > 0 ? Math.max(1_000, Math.min(...ends) - now) : false;
}
