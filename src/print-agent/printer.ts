import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome, Trouble } from '#features/printing/values.ts';
import type { Device, State } from './device.ts';

export interface Job {
  token: string;
  bytes: Buffer;
}

/** A printer that prints nothing is asked how it is as often as this, and more often while it does not answer. */
const lookMs = 4_000;
const lookForMs = 1_000;

/** One printer of the house: prints one job after another, and otherwise looks whether it is there. */
export class Printer {
  readonly #device: Device;
  readonly #done: (token: string, outcome: Outcome) => void;
  readonly #news: () => void;
  readonly #ending = new AbortController();
  readonly #working: Promise<void>;
  #state: State = { reachable: false, trouble: null };
  #job: Job | null = null;
  #wake = new AbortController();

  /** `done` hears what became of a job, `news` that something is different about the printer. */
  constructor(device: Device, done: (token: string, outcome: Outcome) => void, news: () => void) {
    this.#device = device;
    this.#done = done;
    this.#news = news;
    this.#working = this.#work();
  }

  get state(): State {
    return this.#state;
  }

  get free(): boolean {
    return this.#job === null;
  }

  print(job: Job): void {
    this.#job = job;
    this.#wake.abort();
  }

  /** Lets what is being printed come to its end. */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.#wake.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#ending;
    for (;;) {
      if (this.#job) await this.#printOne(this.#job);
      if (signal.aborted) return;
      if (!this.#job) this.#set(await this.#device.look());
      if (!this.#job) await this.#rest();
    }
  }

  async #rest(): Promise<void> {
    this.#wake = new AbortController();
    if (this.#job || this.#ending.signal.aborted) return;
    await sleep(this.#state.reachable ? lookMs : lookForMs, undefined, { signal: this.#wake.signal }).catch(() => {});
  }

  async #printOne({ token, bytes }: Job): Promise<void> {
    const tell = (trouble: Trouble | null) => this.#set({ reachable: true, trouble });
    const outcome = await this.#device.print(bytes, tell, this.#ending.signal);
    this.#job = null;
    // Before it gets another it shows that it is there.
    if (outcome !== 'printed' && !this.#state.trouble) this.#set({ reachable: false, trouble: null });
    this.#done(token, outcome);
  }

  #set(state: State): void {
    const same = state.reachable === this.#state.reachable && state.trouble === this.#state.trouble;
    this.#state = state;
    if (!same) this.#news();
  }
}
