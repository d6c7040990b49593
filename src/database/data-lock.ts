import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../lib/startup-error.ts';
import { writeDurably } from './durable-file.ts';
import { processStamp } from './process-stamp.ts';

const heldHere = new Set<string>();

/** One live application for each data folder. Returns the release. */
export function lockDataFolder(folder: string): () => void {
  const file = path.join(folder, 'app.lock');
  if (heldHere.has(folder)) throw inUse(folder, process.pid);
  const mine = JSON.stringify({ pid: process.pid, stamp: processStamp(process.pid) });
  const draft = `${file}.${process.pid}`;
  writeDurably(draft, mine);
  try {
    while (!linked(draft, file)) clearIfStale(folder, file);
  } finally {
    rmSync(draft, { force: true });
  }
  heldHere.add(folder);
  return () => {
    heldHere.delete(folder);
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function clearIfStale(folder: string, file: string): void {
  const seen = read(file);
  if (seen === null) return;
  const holder = liveHolder(seen);
  if (holder !== null) throw inUse(folder, holder);
  // Another starter may have replaced the stale lock since it was read: move it aside, and look again.
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved !== seen) linked(aside, file);
  rmSync(aside, { force: true });
}

function liveHolder(content: string): number | null {
  try {
    const { pid, stamp } = JSON.parse(content) as { pid: number; stamp: string | null };
    return pid !== process.pid && stamp !== null && processStamp(pid) === stamp ? pid : null;
  } catch {
    return null;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // What is there and cannot be read would be tried for ever.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unreadable(file, error);
    return null;
  }
}

function inUse(folder: string, pid: number): StartupError {
  return new StartupError(
    'DATA_FOLDER_IN_USE',
    `The data folder ${folder} is already used by a running application (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
  );
}

function unreadable(file: string, cause: unknown): StartupError {
  return new StartupError(
    'DATA_FOLDER_DAMAGED',
    `${file} cannot be read. Remove it if no application runs on this folder.`,
    { cause },
  );
}
