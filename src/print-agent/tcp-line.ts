import { connect, type Socket } from 'node:net';
import type { Outcome, Trouble } from '#features/printing/values.ts';
import {
  askOffline,
  askPaper,
  askWhenDone,
  isAtOnce,
  isInTurn,
  offlineTrouble,
  paperTrouble,
} from './printer-status.ts';
import { insideAddress } from './private-networks.ts';

const connectMs = 3_000;
/** A printer that says how it is does so well within this. */
export const answerMs = 1_000;
/** An idle printer that confirms answers within this. */
const confirmMs = 2_000;
/** From the last word of a printer, that it is out of paper or that it is not, until it is given up. */
export const silenceMs = 20_000;

/** `silent`: it took everything without a word. */
export type Ended = Outcome | 'silent';

/** One connection, and the bytes that the printer says on it. */
export class Line {
  readonly #socket: Socket;
  #heard: number[] = [];
  #wake: () => void = () => {};
  #broken: Error | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#heard.push(...data);
      this.#wake();
    });
    const broke = (error?: Error) => {
      this.#broken ??= error ?? new Error('The printer hung up');
      this.#wake();
    };
    socket.on('error', broke);
    socket.on('close', () => broke());
  }

  static async open(host: string, port: number): Promise<Line> {
    const address = await insideAddress(host);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: address, port, noDelay: true });
      const timer = setTimeout(() => socket.destroy(new Error('No printer answered')), connectMs);
      socket.once('error', reject);
      socket.once('connect', () => {
        clearTimeout(timer);
        resolve(new Line(socket));
      });
      socket.once('close', () => clearTimeout(timer));
    });
  }

  /** How it is; `answers` is false of one that never speaks. */
  async state(): Promise<{ answers: boolean; trouble: Trouble | null }> {
    await this.write(askOffline);
    const offline = await this.next(isAtOnce, answerMs);
    if (offline === null) return { answers: false, trouble: null };
    await this.write(askPaper);
    const paper = await this.next(isAtOnce, answerMs);
    return { answers: true, trouble: offlineTrouble(offline) ?? (paper === null ? null : paperTrouble(paper)) };
  }

  /** Whether it says when all is on paper, asked while it has nothing to print: many cheap ones answer only how they are. */
  async confirms(): Promise<boolean> {
    await this.write(askWhenDone);
    return (await this.next(isInTurn, confirmMs)) !== null;
  }

  write(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#broken) return reject(this.#broken);
      this.#socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** The next byte of a kind; null when none comes in time. Throws when the line breaks. */
  async next(kind: (byte: number) => boolean, ms: number): Promise<number | null> {
    const until = Date.now() + ms;
    for (;;) {
      const found = this.#heard.findIndex(kind);
      const [byte] = found < 0 ? [] : this.#heard.splice(found, 1);
      if (byte !== undefined) return byte;
      if (this.#broken) throw this.#broken;
      const left = until - Date.now();
      if (left <= 0) return null;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Says goodbye and waits for the printer's: `silent` when none comes, and nothing breaks either. */
  end(): Promise<Ended> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('silent'), silenceMs);
      const settle = (ended: Ended) => {
        clearTimeout(timer);
        resolve(ended);
      };
      this.#socket.once('end', () => settle('printed'));
      this.#socket.once('error', () => settle('unclear'));
      this.#socket.once('close', (failed) => settle(failed ? 'unclear' : 'printed'));
      if (this.#broken) settle('unclear');
      this.#socket.end();
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
