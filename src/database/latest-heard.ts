import type { Topic } from '#lib/call.ts';
import type { Change, Changes } from './changes.ts';

export interface Heard {
  restaurantId: string;
  id: string;
}

/** Many times as many as anybody shows. */
const kept = 50;

/**
 * The youngest rows of a topic in all restaurants, as this process heard of them: ids are UUIDv7, so the greatest are the last that were made.
 * What was there before it began to listen has to be read once, and anew whenever it may have missed something.
 */
export class LatestHeard {
  readonly #changes: Changes;
  #heard: Heard[] = [];
  /** Which listening this is, and whether what was there before it is known. */
  #listening = 0;
  #complete = false;

  constructor(changes: Changes, topic: Topic) {
    this.#changes = changes;
    changes.on('change', (change) => change.topic === topic && this.#hear(change));
    changes.on('reset', () => {
      this.#heard = [];
      this.#listening += 1;
      this.#complete = false;
    });
  }

  /** Those there are to choose from; `readAll` gives the youngest of all that there are. */
  async among(readAll: () => Promise<Heard[]>): Promise<Heard[]> {
    if (!this.#changes.listening) return readAll();
    if (this.#complete) return [...this.#heard];
    const listening = this.#listening;
    const all = await readAll();
    if (listening !== this.#listening) return all;
    for (const each of all) this.#add(each);
    this.#complete = true;
    return [...this.#heard];
  }

  /** What was heard of is gone: it is to be read anew. */
  forget(): void {
    this.#heard = [];
    this.#complete = false;
  }

  #hear({ restaurantId, id }: Change): void {
    if (id) this.#add({ restaurantId, id });
  }

  /** Nearly always the youngest of all: it goes to the front without looking further. */
  #add(one: Heard): void {
    const at = this.#heard.findIndex(({ id }) => id <= one.id);
    if (this.#heard[at]?.id === one.id) return;
    this.#heard.splice(at < 0 ? this.#heard.length : at, 0, one);
    if (this.#heard.length > kept) this.#heard.pop();
  }
}
