import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenLetter } from './letters.ts';

export interface StoredLetter extends WrittenLetter {
  id: string;
  at: string;
}

const shape = /^\d{13}-[0-9a-f-]{36}$/;
const shown = 100;

/** Letters and texts that are sent nowhere, as files of a folder: without an SMTP server this is where they are read. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** With an id of its own a letter is kept once, however often it is brought. */
  async keep(letter: WrittenLetter, { id: own, at } = { id: randomUUID() as string, at: new Date() }): Promise<void> {
    // They hold links that open accounts.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const id = `${at.getTime()}-${own}`;
    const kept: StoredLetter = { id, at: at.toISOString(), ...letter };
    const file = path.join(this.#folder, `${id}.json`);
    // Under another name until it is whole: a program that ends meanwhile leaves no half of a letter.
    await writeFile(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  /** The latest first. */
  async list(): Promise<StoredLetter[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const ids = names.map((name) => path.basename(name, '.json')).filter((id) => shape.test(id));
    const latest = ids.sort().reverse().slice(0, shown);
    const letters = await Promise.all(latest.map((id) => this.read(id)));
    return letters.filter((letter) => letter !== null);
  }

  async read(id: string): Promise<StoredLetter | null> {
    if (!shape.test(id)) return null;
    try {
      return JSON.parse(await readFile(path.join(this.#folder, `${id}.json`), 'utf8')) as StoredLetter;
    } catch {
      return null;
    }
  }
}
