import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

interface Known {
  version: string;
  sha256: Promise<string>;
}

/** The SHA-256 of files, computed once for each version of a file: some are 120 MB large. */
export class FileHashes {
  readonly #known = new Map<string, Known>();

  /** In hexadecimal. Rejects when the file cannot be read. */
  async of(file: string): Promise<string> {
    const { mtimeMs, ctimeMs, size, ino } = await stat(file);
    const version = [mtimeMs, ctimeMs, size, ino].join();
    const known = this.#known.get(file);
    if (known?.version === version) return known.sha256;
    const sha256 = hashOf(file);
    this.#known.set(file, { version, sha256 });
    sha256.catch(() => this.#known.delete(file));
    return sha256;
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
