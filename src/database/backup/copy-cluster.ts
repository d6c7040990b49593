import { chownSync, closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a server at work keeps for itself: it makes them anew. Of these folders the contents are left out, and not themselves. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*|recovery\.signal|standby\.signal)$/;

export interface Copied {
  files: number;
  bytes: number;
}

interface Owner {
  uid: number;
  gid: number;
}

/**
 * Copies a folder of PostgreSQL's, also while it is being written to: what is torn, the log repairs. A file that went away meanwhile was
 * dropped, and the log says so.
 */
export function copyCluster(from: string, to: string, owner: Owner | null, top = true): Copied {
  const copied = { files: 0, bytes: 0 };
  make(to, owner);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left.test(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      if (top && emptied.has(entry.name)) make(target, owner);
      else add(copied, copyCluster(source, target, owner, false));
    } else if (entry.isFile()) add(copied, copyOne(source, target, owner));
  }
  return copied;
}

function make(folder: string, owner: Owner | null): void {
  mkdirSync(folder, { mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

function copyOne(from: string, to: string, owner: Owner | null): Copied {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { files: 0, bytes: 0 };
    throw error;
  }
  if (owner) chownSync(to, owner.uid, owner.gid);
  const handle = openSync(to, 'r');
  try {
    fsyncSync(handle);
    return { files: 1, bytes: statSync(to).size };
  } finally {
    closeSync(handle);
  }
}

function add(sum: Copied, { files, bytes }: Copied): void {
  sum.files += files;
  sum.bytes += bytes;
}
