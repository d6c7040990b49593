import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';
import type { Answer, Question } from '#features/printing/agents/protocol.ts';
import type { Outcome } from '#features/printing/values.ts';
import { RequestRefused, type Service, TokenRevoked } from './comanda-api.ts';
import type { Device } from './device.ts';
import { Discovery } from './discovery.ts';
import { loggedDevice } from './logged-device.ts';
import { messages } from './messages.ts';
import { Printer } from './printer.ts';

const shortestMs = 500;
const longestMs = 10_000;

export interface AgentParts {
  service: Service;
  token: string;
  log(line: string): void;
  /** Why a call failed, for people. */
  explain(error: unknown): string;
  /** The printer at an address; null when it is not one of a printer. */
  deviceFor(address: string): Device | null;
  /** Searches for printers, given the addresses in use; null: it does not search. */
  find: ((inUse: string[], signal: AbortSignal) => Promise<FoundPrinter[]>) | null;
}

interface Known {
  address: string;
  printer: Printer;
}

const unreachable: Device = {
  look: async () => ({ reachable: false, trouble: null }),
  print: async () => 'not_printed',
};

/** Asks the service what to print, and tells it what became of that, until it is stopped or its token is revoked. */
export class Agent {
  readonly #parts: AgentParts;
  readonly #discovery: Discovery | null;
  readonly #run = randomUUID();
  readonly #printers = new Map<string, Known>();
  /** Tokens of the jobs that it has, until the service has taken their outcome. */
  readonly #holds = new Set<string>();
  readonly #outcomes = new Map<string, Outcome>();
  readonly #ending = new AbortController();
  #asking = new AbortController();
  #turn = 0;

  constructor(parts: AgentParts) {
    this.#parts = parts;
    const { find } = parts;
    this.#discovery =
      find &&
      new Discovery({
        find: (signal) => find(this.#addresses(), signal),
        onFound: () => this.#hurry(),
        isSetUp: () => this.#printers.size > 0,
      });
  }

  /** Resolves when it was stopped; rejects with `TokenRevoked`. */
  async run(): Promise<void> {
    void this.#discovery?.run();
    try {
      await this.#askUntilStopped();
    } finally {
      this.#discovery?.stop();
      await this.#stopPrinters();
    }
    await this.#lastWords();
  }

  async #askUntilStopped(): Promise<void> {
    const { log, explain } = this.#parts;
    let failures = 0;
    while (!this.#ending.signal.aborted) {
      try {
        await this.#ask();
        if (failures > 0) log(messages.reconnected());
        failures = 0;
      } catch (error) {
        if (error instanceof TokenRevoked) throw error;
        if (this.#ending.signal.aborted) return;
        if (this.#asking.signal.aborted) continue;
        failures += 1;
        if (failures === 1) log(messages.retrying(explain(error)));
        const pause = Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
        await sleep(pause, undefined, { signal: this.#ending.signal }).catch(() => {});
      }
    }
  }

  /** Lets what is being printed end, and reports it. */
  stop(): void {
    this.#ending.abort();
    this.#asking.abort();
  }

  async #ask(): Promise<void> {
    this.#asking = new AbortController();
    if (this.#ending.signal.aborted) this.#asking.abort();
    const { service, token } = this.#parts;
    const question = this.#question();
    try {
      this.#take(await service.ask(token, question, this.#asking.signal), question);
    } catch (error) {
      // A service that is older than this program refuses a question with a field that it does not know.
      if (!question.found || !(error instanceof RequestRefused) || error.status !== 400) throw error;
      this.#discovery?.refused();
    }
  }

  #question(): Question {
    this.#turn += 1;
    return {
      run: this.#run,
      turn: this.#turn,
      printers: [...this.#printers].map(([id, { printer }]) => ({ id, ...printer.state, free: printer.free })),
      holds: [...this.#holds],
      outcomes: [...this.#outcomes].map(([token, outcome]) => ({ token, outcome })),
      ...this.#discovery?.pending,
    };
  }

  #take({ printers, jobs, search }: Answer, { outcomes, found }: Question): void {
    if (found) this.#discovery?.sent(found);
    if (search) this.#discovery?.search(search);
    // The service has taken these; what ended meanwhile is in the next question.
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
      const device = this.#device(name, address);
      const done = (token: string, outcome: Outcome) => {
        this.#outcomes.set(token, outcome);
        this.#hurry();
      };
      const news = () => {
        if (!printer.state.reachable) this.#discovery?.lost();
        this.#hurry();
      };
      const printer = new Printer(device, done, news);
      this.#printers.set(id, { address, printer });
    }
  }

  /** An address that this program does not know, as a newer service may have, is a printer that cannot be reached. */
  #device(name: string, address: string): Device {
    const { deviceFor, log } = this.#parts;
    const device = deviceFor(address);
    if (device) return loggedDevice(device, name, address, log);
    log(messages.printerAddressUnknown(name, address));
    return unreachable;
  }

  #addresses(): string[] {
    return [...this.#printers.values()].map(({ address }) => address);
  }

  /** There is news: the question that is being held back is asked anew. */
  #hurry(): void {
    this.#asking.abort();
  }

  async #stopPrinters(): Promise<void> {
    await Promise.all([...this.#printers.values()].map(({ printer }) => printer.stop()));
  }

  /** Reports what was printed last, or it would be printed again. */
  async #lastWords(): Promise<void> {
    if (this.#holds.size === 0) return;
    const question = { ...this.#question(), printers: [] };
    await this.#parts.service.ask(this.#parts.token, question, AbortSignal.timeout(3_000)).catch(() => {});
  }
}
