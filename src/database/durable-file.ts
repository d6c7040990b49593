import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';

/** Writes a file that only its owner may read, and returns when it is on the disk. */
export function writeDurably(file: string, content: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes the names inside a folder (created, renamed) survive a power failure. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
