import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The one line of a file; null when there is no file yet, or nothing in it. */
export async function readLineFile(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Readable by its owner alone, and never half written: it is renamed into its place. */
export async function writeLineFile(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.new`;
  await writeFile(unfinished, `${line}\n`, { mode: 0o600 });
  await rename(unfinished, file);
}

/** Removes it if it still holds this line: another copy of the program may have written a new one meanwhile. */
export async function removeLineFile(file: string, line: string): Promise<void> {
  if ((await readLineFile(file)) === line) await rm(file, { force: true });
}
