import { get } from 'node:http';

export interface Event {
  topic: string;
  id: string | null;
}

/** A screen that follows a stream: it rereads at each connection and each event, and connects again whenever it is cut. */
export class LiveScreen {
  view: unknown = null;
  connections = 0;
  rereads = 0;
  readonly events: Event[] = [];
  /** The status that a connection was refused with. */
  refused: number | null = null;
  /** False for a control that tests must catch. */
  rereadsWhenConnected = true;
  #closed = false;
  #request: ReturnType<typeof get> | null = null;
  #reading: Promise<void> | null = null;
  #again = false;
  readonly #url: () => string;
  readonly #cookie: string;
  readonly #read: () => Promise<unknown>;

  /** `read` gives what the screen shows; when it fails the screen asks again. */
  constructor(url: () => string, cookie: string, read: () => Promise<unknown>) {
    this.#url = url;
    this.#cookie = cookie;
    this.#read = read;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#request?.destroy();
  }

  #connect(): void {
    if (this.#closed) return;
    let over = false;
    const again = () => {
      if (over) return;
      over = true;
      setTimeout(() => this.#connect(), 30);
    };
    this.#request = get(this.#url(), { agent: false, headers: { cookie: this.#cookie } }, (response) => {
      if (response.statusCode !== 200) {
        this.refused = response.statusCode ?? 0;
        response.resume().on('close', again);
        return;
      }
      let text = '';
      response.setEncoding('utf8').on('error', again).on('close', again);
      response.on('data', (chunk) => {
        const frames = (text + chunk).split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) this.#hear(frame);
      });
    });
    this.#request.on('error', again).on('close', again);
  }

  #hear(frame: string): void {
    // The first frame of a connection carries the pause before the next one.
    if (frame.startsWith('retry:')) {
      this.connections += 1;
      this.refused = null;
      if (this.rereadsWhenConnected) this.#reread();
    }
    const data = /^event: change\ndata: (.*)$/m.exec(frame)?.[1];
    if (!data) return;
    this.events.push(JSON.parse(data) as Event);
    this.#reread();
  }

  #reread(): void {
    this.#again = true;
    this.#reading ??= (async () => {
      while (this.#again && !this.#closed) {
        this.#again = false;
        this.rereads += 1;
        try {
          this.view = await this.#read();
        } catch {
          this.#again = true;
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      }
      this.#reading = null;
    })();
  }
}
