import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Changes } from '#database/changes.ts';

/** An answer that is the same for everyone, ready to be sent. */
export interface KeptAnswer {
  restaurantId: string;
  type: string;
  etag: string;
  br: Buffer;
  gzip: Buffer;
  policy: string | null;
  /** Pages of this site may show it in a frame. */
  bySite?: boolean | undefined;
  at: number;
}

const maxBytes = 96 * 1024 * 1024;
/** Pages say whether the house is open now, which changes without an event. */
const freshMs = 30_000;

/** Compressed answers by restaurant and address, dropped when anything of the restaurant that diners see changes. */
export class PageCache {
  readonly #changes: Changes;
  readonly #answers = new Map<string, Promise<KeptAnswer | null>>();
  readonly #byRestaurant = new Map<string, Set<string>>();
  /** Those that are made: what the fast lane may send at once. */
  readonly #made = new Map<string, KeptAnswer>();
  /** When each restaurant last changed, counted in changes: an answer under way does not say yet whose it is. */
  readonly #changedAt = new Map<string, number>();
  #changesSeen = 0;
  #bytes = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
    changes.on('stale', ({ restaurantId, topic }) => {
      if (topic === 'menu' || topic === 'restaurant') this.#forget(restaurantId);
    });
    changes.on('reset', () => {
      this.#changedAt.clear();
      this.#clear();
    });
  }

  /** The kept answer if it is there and fresh. */
  kept(key: string, now: number): KeptAnswer | undefined {
    const made = this.#made.get(key);
    return made && now - made.at < freshMs && this.#changes.listening ? made : undefined;
  }

  /** The kept answer, or what `make` gives. An answer begun before a change is given to who waited for it, but not kept. */
  async get(key: string, now: number, make: () => Promise<KeptAnswer | null>): Promise<KeptAnswer | null> {
    const found = this.#answers.get(key);
    const answer = await found;
    if (answer && now - answer.at < freshMs) return answer;
    if (!this.#changes.listening) return make();
    const again = this.#answers.get(key);
    if (again && again !== found) return again;
    const begun = this.#changesSeen;
    const making = make();
    this.#answers.set(key, making);
    try {
      const made = await making;
      if (this.#answers.get(key) !== making) return made;
      if (made && (this.#changedAt.get(made.restaurantId) ?? 0) <= begun) this.#keep(key, made);
      else this.#answers.delete(key);
      return made;
    } catch (error) {
      if (this.#answers.get(key) === making) this.#answers.delete(key);
      throw error;
    }
  }

  #keep(key: string, answer: KeptAnswer): void {
    const keys = this.#byRestaurant.get(answer.restaurantId) ?? new Set();
    this.#byRestaurant.set(answer.restaurantId, keys.add(key));
    this.#bytes += answer.br.length + answer.gzip.length;
    if (this.#bytes > maxBytes) {
      this.#clear();
    } else this.#made.set(key, answer);
  }

  #clear(): void {
    this.#answers.clear();
    this.#made.clear();
    this.#byRestaurant.clear();
    this.#bytes = 0;
  }

  #forget(restaurantId: string): void {
    this.#changesSeen += 1;
    this.#changedAt.set(restaurantId, this.#changesSeen);
    for (const key of this.#byRestaurant.get(restaurantId) ?? []) {
      this.#answers.delete(key);
      this.#made.delete(key);
    }
    this.#byRestaurant.delete(restaurantId);
  }
}

const br = promisify(brotliCompress);
const gz = promisify(gzip);
export const decompress = promisify(gunzip);

export async function compressed(
  restaurantId: string,
  type: string,
  text: string,
  policy: string | null,
): Promise<KeptAnswer> {
  const body = Buffer.from(text);
  const [small, fallback] = await Promise.all([
    br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    gz(body, { level: 7 }),
  ]);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { restaurantId, type, etag, br: small, gzip: fallback, policy, at: Date.now() };
}
