import net from 'node:net';

export interface Answer {
  status: number;
  head: string;
  /** Valid until the next answer of this connection. */
  body: Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');
const lengthName = 'content-length: ';

/**
 * One kept connection that has one request on its way at a time, as a browser has. It does no more than the measurements need, since the
 * measured server has to share its processors with it: it reads into one buffer and parses by content-length.
 */
export class HttpConnection {
  readonly #socket: net.Socket;
  #buffer = Buffer.allocUnsafe(256 * 1024);
  #filled = 0;
  #answered: ((answer: Answer) => void) | null = null;
  #broken: (error: Error) => void;

  constructor(port: number, broken: (error: Error) => void) {
    this.#broken = broken;
    const chunk = Buffer.allocUnsafe(64 * 1024);
    const onread = {
      buffer: chunk,
      callback: (size: number) => {
        this.#take(chunk, size);
        return true;
      },
    };
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.on('error', (error) => this.#broken(error));
    this.#socket.on('close', () => this.#broken(new Error('The server closed a connection')));
  }

  /** The request's bytes must stay as they are until the answer has come. */
  send(request: Buffer, answered: (answer: Answer) => void): void {
    this.#answered = answered;
    this.#socket.write(request);
  }

  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve) => this.send(request, resolve));
  }

  close(): void {
    this.#broken = () => {};
    this.#socket.destroy();
  }

  #take(chunk: Buffer, size: number): void {
    if (this.#filled + size > this.#buffer.length) {
      const larger = Buffer.allocUnsafe((this.#filled + size) * 2);
      this.#buffer.copy(larger, 0, 0, this.#filled);
      this.#buffer = larger;
    }
    chunk.copy(this.#buffer, this.#filled, 0, size);
    this.#filled += size;
    this.#parse();
  }

  #parse(): void {
    const data = this.#buffer.subarray(0, this.#filled);
    const end = data.indexOf(headEnd);
    if (end < 0) return;
    const head = data.toString('latin1', 0, end);
    const at = head.toLowerCase().indexOf(lengthName);
    if (at < 0) {
      this.#broken(new Error(`An answer without a length: ${head}`));
      return;
    }
    const start = end + headEnd.length;
    const length = Number.parseInt(head.slice(at + lengthName.length, at + lengthName.length + 12), 10);
    if (this.#filled < start + length) return;
    this.#filled = 0;
    const answered = this.#answered;
    this.#answered = null;
    answered?.({ status: Number(head.slice(9, 12)), head, body: data.subarray(start, start + length) });
  }
}
