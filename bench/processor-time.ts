import { readdirSync, readFileSync } from 'node:fs';

/** The unit of /proc/<pid>/stat on every Linux that Node runs on. */
const tickMs = 10;

interface Stat {
  parent: number;
  ownMs: number;
  /** Of its children that have ended. */
  endedMs: number;
}

function readStat(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may hold anything, blanks and brackets too.
    const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return {
      parent: parent ?? 0,
      ownMs: ((user ?? 0) + (system ?? 0)) * tickMs,
      endedMs: ((endedUser ?? 0) + (endedSystem ?? 0)) * tickMs,
    };
  } catch {
    return null;
  }
}

/** Processor time that one process has used, all its threads together. Null where the system does not tell. */
export function processMs(pid: number): number | null {
  return readStat(pid)?.ownMs ?? null;
}

/** Processor time of a PostgreSQL: the postmaster, all its processes, and those that have ended. */
export function postgresMs(postmaster: number): number | null {
  const main = readStat(postmaster);
  if (!main) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.parent === postmaster);
  return children.reduce((sum, child) => sum + (child?.ownMs ?? 0), main.ownMs + main.endedMs);
}
