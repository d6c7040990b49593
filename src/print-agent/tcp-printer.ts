import { connect, type Socket } from 'node:net';
import type { Outcome, Trouble } from '#features/printing/values.ts';
import type { Device, State } from './device.ts';
import {
  askOffline,
  askPaper,
  askWhenDone,
  isAtOnce,
  isInTurn,
  offlineTrouble,
  paperTrouble,
} from './printer-status.ts';
import { insideAddress } from './reach.ts';

const connectMs = 3_000;
/** A printer that says how it is does so well within this. */
const answerMs = 1_000;
/** From the last word of a printer, that it is out of paper or that it is not, until it is given up. */
const silenceMs = 20_000;

/** `silent`: it took everything without a word. */
type Ended = Outcome | 'silent';

/** A printer in the network, as nearly all listen: bytes on a plain connection. */
export function tcpPrinter(host: string, port: number): Device {
  return {
    look: () => look(host, port),

    async print(bytes, tell, signal): Promise<Outcome> {
      const line = await Line.open(host, port).catch(() => null);
      if (!line) return 'not_printed';
      let ended: Ended;
      try {
        const { answers, trouble } = await line.state().catch(() => ({ answers: false, trouble: 'fault' as const }));
        tell(trouble);
        // Nothing of it has left yet.
        if (trouble || signal.aborted) return 'not_printed';
        ended = await send(line, bytes, answers, { tell, signal }).catch(() => 'unclear' as const);
      } finally {
        line.close();
      }
      if (ended !== 'silent') return ended;
      // It is of the kind that says nothing at all: when it is still there, it has what it was given.
      return (await look(host, port)).reachable ? 'printed' : 'unclear';
    },
  };
}

async function look(host: string, port: number): Promise<State> {
  const line = await Line.open(host, port).catch(() => null);
  if (!line) return { reachable: false, trouble: null };
  try {
    return { reachable: true, trouble: (await line.state()).trouble };
  } catch {
    return { reachable: false, trouble: null };
  } finally {
    line.close();
  }
}

/**
 * From here on nobody can say that nothing was printed. A printer that answers says when all of it is on paper, and why it stops; of one that
 * never answers it is known that it took all.
 */
async function send(
  line: Line,
  bytes: Buffer,
  answers: boolean,
  { tell, signal }: { tell: (trouble: Trouble | null) => void; signal: AbortSignal },
): Promise<Ended> {
  await line.write(bytes);
  if (!answers) return line.end();
  await line.write(askWhenDone);
  for (let silentSince = Date.now(); Date.now() - silentSince < silenceMs; ) {
    const done = await line.next(isInTurn, answerMs);
    if (done !== null) {
      tell(null);
      return 'printed';
    }
    await line.write(askOffline);
    const byte = await line.next(isAtOnce, answerMs);
    const trouble = byte === null ? null : offlineTrouble(byte);
    if (byte !== null) tell(trouble);
    // It waits for a person, and goes on with what it has once they came.
    if (trouble) silentSince = Date.now();
    if (trouble && signal.aborted) return 'unclear';
  }
  return 'unclear';
}

/** One connection, and the bytes that the printer says on it. */
class Line {
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
