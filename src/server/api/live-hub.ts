import type { ServerResponse } from 'node:http';
import type { Change, Changes } from '#database/changes.ts';
import type { Topic } from '#lib/call.ts';

export interface Watcher {
  restaurantId: string;
  /** A table for a diner, null for the restaurant's own people. */
  tableId: string | null;
  /** What a device is told of; a person is told of everything. */
  hears?: ReadonlySet<Topic>;
  response: ServerResponse;
  /** Asked again with every beat, and when the restaurant or the table changes: access may end while a stream is open. */
  stillAllowed(): Promise<boolean>;
}

const beatMs = 15_000;
const beat = 'event: beat\ndata: {}\n\n';
/** A screen that does not read is cut off; it reconnects and rereads. */
const maxUnsent = 64 * 1024;

/** The open screens, and who is told what: staff everything of their restaurant, diners what concerns their table and the menu. */
export class LiveHub {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #timer: NodeJS.Timeout;
  #stopped = false;

  constructor(changes: Changes) {
    changes.on('change', (change) => this.#tell(change));
    // Changes may have been missed while the listener was away: every screen reconnects, and so rereads.
    changes.on('reset', () => this.closeAll());
    this.#timer = setInterval(() => this.#beat(), beatMs);
    this.#timer.unref();
  }

  /** Streams for which there was no place, since this process began. */
  refused = 0;

  /** How many are open, by whose they are. */
  get streams(): { staff: number; guests: number; devices: number } {
    const open = { staff: 0, guests: 0, devices: 0 };
    for (const watchers of this.#watchers.values()) {
      for (const { tableId, hears } of watchers) open[tableId !== null ? 'guests' : hears ? 'devices' : 'staff'] += 1;
    }
    return open;
  }

  open(watcher: Watcher): void {
    const { response, restaurantId } = watcher;
    // Who was being admitted when the server began to close connects again elsewhere.
    if (this.#stopped) return void response.end();
    const watchers = this.#watchers.get(restaurantId) ?? new Set();
    this.#watchers.set(restaurantId, watchers.add(watcher));
    response.on('close', () => {
      watchers.delete(watcher);
      if (watchers.size === 0) this.#watchers.delete(restaurantId);
    });
    response.write(`retry: 1000\n${beat}`);
  }

  closeAll(): void {
    for (const watchers of this.#watchers.values()) for (const { response } of watchers) response.end();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.closeAll();
  }

  #tell(change: Change): void {
    const watchers = this.#watchers.get(change.restaurantId);
    if (!watchers) return;
    const frame = `event: change\ndata: ${JSON.stringify({ topic: change.topic, id: change.id })}\n\n`;
    const mayEndAccess = change.topic === 'restaurant' || change.topic === 'tables';
    for (const watcher of watchers) {
      if (!concerns(change, watcher)) continue;
      if (mayEndAccess) void this.#check(watcher);
      if (watcher.tableId !== null && change.topic === 'tables') continue;
      this.#write(watcher, frame);
    }
  }

  #write({ response }: Watcher, frame: string): void {
    if (response.writableLength > maxUnsent) response.destroy();
    else response.write(frame);
  }

  #beat(): void {
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) {
        this.#write(watcher, beat);
        void this.#check(watcher);
      }
    }
  }

  async #check(watcher: Watcher): Promise<void> {
    // A database that does not answer is no reason to cut people off; the next beat asks again.
    const allowed = await watcher.stillAllowed().catch(() => true);
    if (!allowed) watcher.response.end();
  }
}

/** What everyone who reads the menu is told. */
const ofMenu = new Set<Topic>(['menu', 'stock', 'restaurant']);

function concerns(change: Change, { tableId, hears }: Watcher): boolean {
  if (tableId === null) return hears?.has(change.topic) ?? true;
  if (ofMenu.has(change.topic)) return true;
  return change.tableId === tableId;
}
