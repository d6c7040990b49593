import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from '#lib/free-port.ts';
import { type Page, PrintedText } from './printed-text.ts';

/** What happens to it while it prints the bytes of one connection. */
export interface Fate {
  /** Dies when it has taken so many bytes. */
  diesAfter?: number;
  /** Prints all of it, and dies before it can say so. */
  diesBeforeAnswer?: boolean;
  /** Answers so many milliseconds late. */
  lateMs?: number;
  /** Has this many lines of paper left. */
  linesOfPaper?: number;
}

/**
 * A printer on a real socket that understands what Epson's manuals say of status: it prints what it hears, answers in turn and at once, and
 * dies, runs dry or dawdles as its fate has it.
 */
export class FakePrinter {
  port = 0;
  /** Pages of before it died lie on the floor with the others. */
  readonly #past: PrintedText[] = [];
  readonly #fates: (connection: number) => Fate;
  #paper = new PrintedText();
  #server: Server | null = null;
  #sockets = new Set<Socket>();
  #connections = 0;
  #lines = Number.POSITIVE_INFINITY;
  #dry: (() => void)[] = [];
  #reviving: Promise<void> | null = null;
  /** Says nothing of itself, as cheap ones do. */
  readonly #mute: boolean;
  /** Says how it is, and never that it is done. */
  readonly #unconfirming: boolean;

  constructor(fates: (printing: number) => Fate = () => ({}), { mute = false, unconfirming = false } = {}) {
    this.#fates = fates;
    this.#mute = mute;
    this.#unconfirming = unconfirming;
  }

  get address(): string {
    return `tcp://127.0.0.1:${this.port}`;
  }

  /** All that ever came out of it, torn pages too. */
  get pages(): Page[] {
    return [...this.#past, this.#paper].flatMap(({ pages }) => pages).filter(({ lines }) => lines.length > 0);
  }

  get isDry(): boolean {
    return this.#dry.length > 0;
  }

  async start(): Promise<this> {
    // Switched on again it is found where it was: nobody else may have been given its port.
    if (this.port === 0) this.port = await freePort();
    const server = createServer((socket) => this.#serve(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.#server = server;
    return this;
  }

  /** Switched off: whoever is connected hears no more. */
  async stop(): Promise<void> {
    await this.#reviving;
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.resetAndDestroy();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    this.#past.push(this.#paper);
    this.#paper = new PrintedText();
  }

  refill(): void {
    this.#lines = Number.POSITIVE_INFINITY;
    for (const go of this.#dry.splice(0)) go();
  }

  #die(): void {
    this.#reviving ??= this.stop().then(async () => {
      await this.start();
      this.#reviving = null;
    });
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    let fate: Fate | null = null;
    let taken = 0;
    let turn = Promise.resolve();
    const heard = (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] === 0x10 && bytes[at + 1] === 0x04) {
          this.#answer(socket, this.#now(bytes[at + 2] ?? 0));
          at += 2;
          continue;
        }
        const asks = bytes[at] === 0x1d && bytes[at + 1] === 0x72;
        if (asks && !fate) {
          // With nothing before it, it is answered at once.
          if (!this.#unconfirming) this.#answer(socket, 0);
          at += 2;
          continue;
        }
        fate ??= this.#begin();
        if (fate.diesAfter !== undefined && taken >= fate.diesAfter) return this.#die();
        taken += 1;
        const byte = bytes[at] ?? 0;
        const { diesBeforeAnswer, lateMs = 0 } = fate;
        if (asks) at += 2;
        turn = turn.then(async () => {
          if (!asks) return this.#print(byte);
          if (diesBeforeAnswer) return this.#die();
          await new Promise((resolve) => setTimeout(resolve, lateMs));
          if (!this.#unconfirming) this.#answer(socket, 0);
        });
      }
    };
    socket.on('data', heard);
  }

  #begin(): Fate {
    this.#connections += 1;
    const fate = this.#fates(this.#connections);
    if (fate.linesOfPaper !== undefined) this.#lines = fate.linesOfPaper;
    return fate;
  }

  /** Without paper it stands still until somebody refills it. */
  async #print(byte: number): Promise<void> {
    if (byte === 0x0a) {
      if (this.#lines <= 0) await new Promise<void>((resolve) => this.#dry.push(resolve));
      this.#lines -= 1;
    }
    this.#paper.write(Uint8Array.of(byte));
  }

  #now(asked: number): number {
    const out = this.isDry || this.#lines <= 0;
    if (asked === 2) return 0x12 | (out ? 0x20 : 0);
    return 0x12 | (out ? 0x60 : 0);
  }

  #answer(socket: Socket, byte: number): void {
    if (!this.#mute && socket.writable) socket.write(Buffer.from([byte]));
  }
}
