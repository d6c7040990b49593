import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type pg from 'pg';

/**
 * How the clients behave. Only `faithful` ones keep what they promise; the others are the controls that the check must catch:
 * one says 'ordered' when the order is on its way, one makes a new key for every retry.
 */
export type Manner = 'faithful' | 'boasts' | 'forgets its key';

export interface Target {
  /** Read anew for each attempt. */
  url(): string;
  slug: string;
  table: number;
  /** Whole `cookie` header of someone who sits at the table. */
  cookie: string;
  productId: string;
  /** An attempt without an answer is given up after this. */
  patienceMs?: number;
  /** Where the pages are that it is written from; without it, at the same address. */
  origin?: string;
}

/** Diners' phones that order one thing after another, sending each again until the server confirms it. */
export class OrderStream {
  /** By the words written on the order: each intent has its own. */
  readonly confirmed = new Map<string, string | null>();
  readonly begun = new Set<string>();
  readonly codes = new Map<string, number>();
  attempts = 0;
  #stopped = false;
  readonly #target: Target;
  readonly #manner: Manner;
  readonly #phones: Promise<void>[];

  constructor(target: Target, { phones = 6, manner = 'faithful' }: { phones?: number; manner?: Manner } = {}) {
    this.#target = target;
    this.#manner = manner;
    this.#phones = Array.from({ length: phones }, () => this.#order());
  }

  /** No new orders; those begun are sent until they are confirmed. */
  async finish(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#phones);
  }

  async #order(): Promise<void> {
    while (!this.#stopped) {
      const words = randomUUID();
      let key = randomUUID();
      this.begun.add(words);
      for (let attempt = 1; !this.confirmed.has(words); attempt += 1) {
        if (attempt > 4_000) throw new Error('An order was never confirmed');
        if (this.#manner === 'forgets its key' && attempt > 1) key = randomUUID();
        const id = await this.#send(key, words);
        if (id !== undefined || this.#manner === 'boasts') this.confirmed.set(words, id ?? null);
        else await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
      }
    }
  }

  /** The order's id when the whole confirmation has come, undefined otherwise. */
  #send(key: string, words: string): Promise<string | undefined> {
    const { slug, table, cookie, productId, patienceMs = 3_000, origin } = this.#target;
    const url = new URL(`/api/restaurants/${slug}/tables/${table}/orders`, this.#target.url());
    const lines = [{ productId, quantity: 2, optionIds: [], notes: words }];
    const headers = { origin: origin ?? url.origin, cookie, 'content-type': 'application/json' };
    this.attempts += 1;
    return new Promise((resolve) => {
      const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('error', () => resolve(undefined));
        response.on('end', () => {
          const body = parse(text);
          const code = response.statusCode === 200 ? 'placed' : (body?.code ?? 'unreadable');
          this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
          resolve(response.complete && code === 'placed' ? body?.id : undefined);
        });
      });
      const patience = setTimeout(() => sent.destroy(), patienceMs);
      sent.on('error', () => resolve(undefined));
      sent.on('close', () => {
        clearTimeout(patience);
        resolve(undefined);
      });
      sent.end(JSON.stringify({ key, lines }));
    });
  }
}

function parse(text: string): { id?: string; code?: string } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface Verdict {
  /** Confirmed, but not in the database as it was confirmed. */
  lost: string[];
  /** In the database more than once. */
  duplicate: string[];
  /** In the database without its lines, its bill or its sum. */
  torn: string[];
}

/** Holds what the clients were told against what the database has. */
export async function judge(owner: pg.Client, { confirmed }: OrderStream): Promise<Verdict> {
  const { rows } = await owner.query<{ words: string; ids: string[]; whole: boolean }>(
    `select i.notes as words, array_agg(o.id) as ids,
       bool_and(o.items_cents = 2 * i.unit_cents and o.total_cents = o.items_cents + o.service_fee_cents and b.id is not null
         and b.orders_count >= o.number) as whole
     from order_items i left join orders o on o.restaurant_id = i.restaurant_id and o.id = i.order_id
     left join bills b on b.restaurant_id = o.restaurant_id and b.id = o.bill_id
     where length(i.notes) = 36 group by i.notes`,
  );
  const found = new Map(rows.map((row) => [row.words, row]));
  const lost = [...confirmed].filter(([words, id]) => {
    const ids = found.get(words)?.ids ?? [];
    return ids.length === 0 || (id !== null && !ids.includes(id));
  });
  const empty = await owner.query(
    `select id from orders o where place_key is not null and not exists (select from order_items i where i.order_id = o.id)`,
  );
  return {
    lost: lost.map(([words]) => words),
    duplicate: rows.filter(({ ids }) => ids.length > 1).map(({ words }) => words),
    torn: [...rows.filter(({ whole }) => !whole).map(({ words }) => words), ...empty.rows.map(({ id }) => id)],
  };
}

export const sound: Verdict = { lost: [], duplicate: [], torn: [] };
