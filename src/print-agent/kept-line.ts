import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The line that was kept in a file; null when there is none yet. */
export async function readLine(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Readable by its owner alone, and whole or not there at all. */
export async function keepLine(file: string, line: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.new`;
  await writeFile(beside, `${line}\n`, { mode: 0o600 });
  await rename(beside, file);
}

export const forgetLine = (file: string) => rm(file, { force: true });
