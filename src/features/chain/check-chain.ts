import { sha256 } from '#lib/sha256.ts';
import type { History } from './contract.ts';
import type { EntryKind } from './values.ts';

/** An entry as its body says it; null for a row that went elsewhere, or was taken off. */
export interface Entry {
  n: number;
  at: string;
  kind: EntryKind;
  by?: string;
  about?: string;
  cents?: number;
  why?: string;
  rows: [kind: string, ref: string, digest: string | null][];
}

/** The last entry that somebody saw. */
export interface Head {
  position: number;
  hash: string;
}

export type Fault =
  /** An entry that does not follow the one before, or cannot be read: it was changed, or one before it is gone. */
  | { fault: 'entry'; position: number }
  /** Something was changed past the verbs, and the next change found it. */
  | { fault: 'altered'; position: number }
  /** What was seen before is not in the chain any more. */
  | { fault: 'head'; position: number }
  /** A row is another than the entry of this position says it is. */
  | { fault: 'row'; position: number; kind: string; state: 'changed' | 'gone' }
  /** A row that no entry tells. */
  | { fault: 'untold'; position: null; kind: string };

export interface Checked {
  entries: (Entry & { hash: string })[];
  /** The first entry first. */
  faults: Fault[];
  /** To be kept: what is seen now. Null where nothing is told yet. */
  head: Head | null;
}

/** These come by ordering, which writes no entry of its own: one follows within seconds. */
const placed = new Set(['bill', 'order', 'line']);

/** Works every hash of a chain out anew, and holds it against what the rows say now and what was seen of it before. */
export async function checkChain(
  { id, entries, present }: Pick<History, 'id' | 'entries' | 'present'>,
  { kept = null, placedBefore = null }: { kept?: Head | null; placedBefore?: Date | null } = {},
): Promise<Checked> {
  const faults: Fault[] = [];
  const read: Checked['entries'] = [];
  let before = await chainStart(id);
  for (const [n, { body, hash }] of entries.entries()) {
    const entry = readEntry(body);
    if (entry?.n !== n + 1 || !(await follows(before, { body, hash }))) {
      faults.push({ fault: 'entry', position: n + 1 });
      break;
    }
    if (entry.kind === 'altered') faults.push({ fault: 'altered', position: n + 1 });
    read.push({ ...entry, hash });
    before = hash;
  }
  if (kept && read[kept.position - 1]?.hash !== kept.hash) faults.push({ fault: 'head', position: kept.position });
  // What follows a broken entry says nothing that could be held against anything.
  if (read.length === entries.length) faults.push(...rowFaults(read, present, placedBefore));
  faults.sort((a, b) => (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY));
  const last = read.at(-1);
  return { entries: read, faults, head: last ? { position: last.n, hash: last.hash } : null };
}

function rowFaults(entries: readonly Entry[], present: History['present'], placedBefore: Date | null): Fault[] {
  const told = new Map<string, { kind: string; digest: string | null; position: number }>();
  const faults: Fault[] = [];
  for (const entry of entries) {
    const { n, rows } = entry;
    // What is placed is new: a row that comes twice was made to look so.
    if (entry.kind === 'placed' && rows.some(([, ref]) => told.get(ref)?.digest))
      faults.push({ fault: 'altered', position: n });
    for (const [kind, ref, digest] of rows) told.set(ref, { kind, digest, position: n });
  }
  for (const { kind, ref, digest, since } of present) {
    const known = told.get(ref);
    told.delete(ref);
    if (known && known.digest !== null) {
      if (known.digest !== digest) faults.push({ fault: 'row', position: known.position, kind, state: 'changed' });
      continue;
    }
    const waits = known === undefined && placed.has(kind);
    if (waits && (placedBefore === null || since === null || Date.parse(since) > placedBefore.getTime())) continue;
    faults.push({ fault: 'untold', position: null, kind });
  }
  for (const { kind, digest, position } of told.values())
    if (digest !== null) faults.push({ fault: 'row', position, kind, state: 'gone' });
  return faults;
}

/** Null for what is none: it was changed. */
export function readEntry(body: string): Entry | null {
  try {
    const entry = JSON.parse(body) as Entry;
    return Array.isArray(entry.rows) ? entry : null;
  } catch {
    return null;
  }
}

/** What the first entry of a chain follows. */
export const chainStart = (id: string) => sha256(`bill ${id}`);

/** Whether an entry is the one that was added to the chain after the hash of another. */
export async function follows(before: string, { body, hash }: { body: string; hash: string }): Promise<boolean> {
  return (await sha256(before + body)) === hash;
}
