import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is known of one printer from before the program was started. */
export interface AnsweredBefore {
  /** Whether it has said how it is. */
  readonly answered: boolean;
  /** It just has. */
  note(): void;
}

/** A printer that has said nothing for so long may be another one by now, of the kind that never says anything. */
const keptMs = 7 * 24 * 3_600_000;
/** How often the file is written for a printer that goes on answering. */
const writtenMs = 3_600_000;

/** Which printers of the network have said how they are, and when last: a silent one of these has printed nothing, also after a restart. */
export class AnsweredPrinters {
  readonly #file: string;
  readonly #now: () => number;
  readonly #at: Map<string, number>;

  constructor(file: string, now: () => number = Date.now) {
    this.#file = file;
    this.#now = now;
    this.#at = new Map(Object.entries(readTimes(file)));
  }

  of(host: string, port: number): AnsweredBefore {
    const name = `${host}:${port}`;
    return { answered: this.#isKept(this.#at.get(name)), note: () => this.#note(name) };
  }

  #isKept(at: number | undefined): boolean {
    return at !== undefined && this.#now() - at < keptMs;
  }

  #note(name: string): void {
    const now = this.#now();
    const before = this.#at.get(name);
    if (before !== undefined && now - before < writtenMs) return;
    this.#at.set(name, now);
    const kept = [...this.#at].filter(([, at]) => this.#isKept(at));
    writeTimes(this.#file, Object.fromEntries(kept));
  }
}

function readTimes(file: string): Record<string, number> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries = Object.entries(read ?? {}).filter(([, at]) => typeof at === 'number');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Never half written. A computer that keeps no files prints all the same. */
function writeTimes(file: string, times: Record<string, number>): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(times), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {}
}
