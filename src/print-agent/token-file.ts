import { readFile, rename, writeFile } from 'node:fs/promises';

/** The token that was kept; null when there is none yet. */
export async function readToken(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Readable by its owner alone, and whole or not there at all. */
export async function keepToken(file: string, token: string): Promise<void> {
  const beside = `${file}.new`;
  await writeFile(beside, `${token}\n`, { mode: 0o600 });
  await rename(beside, file);
}
