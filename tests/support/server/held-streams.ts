import { type ClientRequest, get } from 'node:http';
import type { Visitor } from './visitor.ts';

/** Streams of a server that stay open until they are let go of. */
export class HeldStreams {
  readonly #url: () => string;
  readonly #open: ClientRequest[] = [];

  constructor(url: () => string) {
    this.#url = url;
  }

  /** Opens one as this visitor, and says how it was answered. */
  follow(path: string, { cookieHeader: cookie }: Visitor): Promise<number> {
    return new Promise((resolve, reject) => {
      const stream = get(this.#url() + path, { agent: false, headers: { cookie } }, (response) => {
        response.on('error', () => {}).resume();
        resolve(response.statusCode ?? 0);
      });
      stream.on('error', reject);
      this.#open.push(stream);
    });
  }

  letGo(): void {
    for (const stream of this.#open.splice(0)) stream.destroy();
  }
}
