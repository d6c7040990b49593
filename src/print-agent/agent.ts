import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';
import type { Answer, Question } from '#features/printing/agents/protocol.ts';
import type { Outcome } from '#features/printing/values.ts';
import { type Service, TurnedAway } from './conversation.ts';
import { deviceAt } from './device-at.ts';
import { Printer } from './printer.ts';
import { Search } from './search.ts';
import type { Spooler } from './spooler.ts';

const shortestMs = 500;
const longestMs = 10_000;

interface Given {
  service: Service;
  token: string;
  log(line: string): void;
  spooler: Spooler;
  /** Which printers there are; null: nobody asks. */
  find: (() => Promise<FoundPrinter[]>) | null;
}

interface Known {
  address: string;
  printer: Printer;
}

/** Asks the service what to print, and tells it what became of that, until it is stopped or turned away. */
export class Agent {
  readonly #service: Service;
  readonly #token: string;
  readonly #log: (line: string) => void;
  readonly #spooler: Spooler;
  readonly #search: Search | null;
  readonly #run = randomUUID();
  readonly #printers = new Map<string, Known>();
  /** What it has in its hands, and what it has not yet been heard on. */
  readonly #holds = new Set<string>();
  readonly #outcomes = new Map<string, Outcome>();
  readonly #ending = new AbortController();
  #asking = new AbortController();
  #turn = 0;

  constructor({ service, token, log, spooler, find }: Given) {
    this.#service = service;
    this.#token = token;
    this.#log = log;
    this.#spooler = spooler;
    this.#search = find && new Search(find, () => this.#hurry());
  }

  /** Resolves when it was stopped; rejects when it was turned away. */
  async run(): Promise<void> {
    let failures = 0;
    this.#search?.start(() => this.#printers.size > 0);
    while (!this.#ending.signal.aborted) {
      try {
        await this.#ask();
        if (failures > 0) this.#log('Connected again');
        failures = 0;
      } catch (error) {
        if (error instanceof TurnedAway) {
          this.#search?.stop();
          await this.#stopPrinters();
          throw error;
        }
        if (this.#ending.signal.aborted) break;
        if (this.#asking.signal.aborted) continue;
        failures += 1;
        if (failures === 1) this.#log(`No answer from the service, trying again: ${(error as Error).message}`);
        const pause = Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
        await sleep(pause, undefined, { signal: this.#ending.signal }).catch(() => {});
      }
    }
    this.#search?.stop();
    await this.#stopPrinters();
    await this.#lastWords();
  }

  /** What is being printed comes to its end and is told. */
  stop(): void {
    this.#ending.abort();
    this.#asking.abort();
  }

  async #ask(): Promise<void> {
    this.#asking = new AbortController();
    if (this.#ending.signal.aborted) this.#asking.abort();
    const question = this.#question();
    this.#take(await this.#service.ask(this.#token, question, this.#asking.signal), question);
  }

  #question(): Question {
    this.#turn += 1;
    const found = this.#search?.news;
    return {
      run: this.#run,
      turn: this.#turn,
      printers: [...this.#printers].map(([id, { printer }]) => ({ id, ...printer.state, free: printer.free })),
      holds: [...this.#holds],
      outcomes: [...this.#outcomes].map(([token, outcome]) => ({ token, outcome })),
      ...(found && { found }),
    };
  }

  #take({ printers, jobs }: Answer, { outcomes, found }: Question): void {
    if (found) this.#search?.told(found);
    // These were heard; what came to its end meanwhile is told next.
    for (const { token } of outcomes) {
      this.#outcomes.delete(token);
      this.#holds.delete(token);
    }
    this.#keep(printers);
    for (const { token, printerId, bytes } of jobs) {
      const known = this.#printers.get(printerId);
      this.#holds.add(token);
      if (known?.printer.free) known.printer.print({ token, bytes: Buffer.from(bytes, 'base64') });
      else this.#outcomes.set(token, 'not_printed');
    }
  }

  /** Looks after these printers from now on, and after no others. */
  #keep(printers: Answer['printers']): void {
    for (const [id, { address, printer }] of this.#printers) {
      if (printers.some((each) => each.id === id && each.address === address)) continue;
      this.#printers.delete(id);
      void printer.stop();
    }
    for (const { id, name, address } of printers) {
      if (this.#printers.has(id)) continue;
      const device = deviceAt(address, this.#spooler);
      if (!device) {
        this.#log(`${name}: ${address} is no address of a printer`);
        continue;
      }
      this.#log(`Looks after ${name} at ${address}`);
      const done = (token: string, outcome: Outcome) => {
        this.#outcomes.set(token, outcome);
        this.#hurry();
      };
      this.#printers.set(id, { address, printer: new Printer(device, done, () => this.#hurry()) });
    }
  }

  /** There is news: the question that is being held back is asked anew. */
  #hurry(): void {
    this.#asking.abort();
  }

  async #stopPrinters(): Promise<void> {
    await Promise.all([...this.#printers.values()].map(({ printer }) => printer.stop()));
  }

  /** What was printed last is told, or it would be printed again. */
  async #lastWords(): Promise<void> {
    if (this.#holds.size === 0) return;
    const question = { ...this.#question(), printers: [] };
    await this.#service.ask(this.#token, question, AbortSignal.timeout(3_000)).catch(() => {});
  }
}
