import type { SystemDoor } from '#database/system-door.ts';
import { dueEvents, markDelivered, nextTry, postpone, type Shop } from './sandbox-store.ts';
import { sign } from './signature.ts';

/** Posts one signed message; true when it was taken. */
export type Send = (body: string, signature: string) => Promise<boolean>;

export interface CourierOptions {
  system: SystemDoor;
  shop: Shop;
  secret: string;
  now(): Date;
  onError(error: unknown): void;
}

const firstPauseMs = 500;
const longestPauseMs = 60 * 60_000;

/**
 * Carries what the sandbox has to tell to the service, in the order in which it happened. What is not taken is tried again, each time
 * after twice as long, and after a restart, until it is: so a message may come twice, but none gets lost.
 */
export class Courier {
  readonly #options: CourierOptions;
  #send: Send | null = null;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #again = false;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  start(send: Send): void {
    this.#send = send;
    this.wake();
  }

  async stop(): Promise<void> {
    this.#send = null;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
  }

  /** There is something to tell. */
  wake(): void {
    const send = this.#send;
    if (!send) return;
    if (this.#round) {
      this.#again = true;
      return;
    }
    this.#round = this.#deliver(send).finally(() => {
      this.#round = null;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Tries each message whose turn it is once; says how many were taken. */
  async deliverDue(send: Send): Promise<number> {
    const { system, shop, secret, now } = this.#options;
    let taken = 0;
    for (const { id, body, attempts } of await dueEvents(system, shop, now())) {
      const accepted = await send(body, sign(body, secret, now())).catch(() => false);
      if (accepted) {
        await markDelivered(system, id, now());
        taken += 1;
      } else {
        const pause = Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);
        await postpone(system, id, new Date(now().getTime() + pause));
      }
    }
    return taken;
  }

  async #deliver(send: Send): Promise<void> {
    const { system, shop, now, onError } = this.#options;
    try {
      await this.deliverDue(send);
      const next = await nextTry(system, shop);
      if (next && this.#send) this.#wakeIn(Date.parse(next) - now().getTime());
    } catch (error) {
      onError(error);
      this.#wakeIn(longestPauseMs / 60);
    }
  }

  #wakeIn(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), Math.max(ms, 10));
    this.#timer.unref();
  }
}

/** Posts to the service's own address for webhooks. */
export function postTo(url: string): Send {
  return async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'sandbox-signature': signature };
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    await response.arrayBuffer();
    return response.ok;
  };
}
