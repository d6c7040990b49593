import { connect, createServer, type Server, type Socket } from 'node:net';
import { seeded } from './seeded.ts';

export type Fault =
  | 'none'
  | 'cut at once'
  | 'cut the request'
  | 'stall the request'
  | 'swallow the answer'
  | 'half an answer'
  | 'stall the answer';

const faults: Fault[] = [
  'cut at once',
  'cut the request',
  'stall the request',
  'swallow the answer',
  'half an answer',
  'stall the answer',
];

/** A bad link of our own, between clients and a server on this machine. Which connection suffers what follows from the seed. */
export class FaultProxy {
  readonly met = new Map<Fault, number>();
  /** The share of connections that meet a fault. */
  share: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #random: () => number;
  #target: string;
  #stalled = false;

  private constructor(target: string, { seed, share }: { seed: number; share: number }) {
    this.#target = target;
    this.share = share;
    this.#random = seeded(seed);
    this.#server = createServer((client) => this.#serve(client));
  }

  static async open(target: string, options: { seed: number; share: number }): Promise<FaultProxy> {
    const proxy = new FaultProxy(target, options);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  leadTo(target: string): void {
    this.#target = target;
  }

  /** Whatever is open falls silent for good, and so does who comes while it lasts: nothing is carried, and nothing is closed. */
  stall(): void {
    this.#stalled = true;
    for (const socket of this.#sockets) socket.pause().removeAllListeners('data');
  }

  /** Who comes from now on is served; what fell silent stays so. */
  serveAgain(): void {
    this.#stalled = false;
  }

  /** Cuts every connection there is, without a word. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cutAll();
    await closed;
  }

  #serve(client: Socket): void {
    const fault = this.#random() < this.share ? faults[Math.floor(this.#random() * faults.length)]! : 'none';
    const after = Math.floor(this.#random() * 400);
    this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
    this.#keep(client);
    if (this.#stalled) return void client.pause();
    if (fault === 'cut at once') {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(this.#target);
    const server = this.#keep(connect(Number(port), hostname));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());

    let up = 0;
    let down = 0;
    client.on('data', (chunk) => {
      const room = Math.max(0, after - up);
      up += chunk.length;
      if (fault === 'stall the request') return void server.write(chunk.subarray(0, room));
      if (fault !== 'cut the request' || chunk.length <= room) return void server.write(chunk);
      server.write(chunk.subarray(0, room), () => client.destroy());
    });
    server.on('data', (chunk) => {
      const room = Math.max(0, after - down);
      down += chunk.length;
      if (fault === 'swallow the answer') return void client.destroy();
      if (fault === 'stall the answer') return void client.write(chunk.subarray(0, room));
      if (fault !== 'half an answer') return void client.write(chunk);
      client.write(chunk.subarray(0, Math.min(room, chunk.length - 1)), () => client.destroy());
    });
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    return socket;
  }
}
