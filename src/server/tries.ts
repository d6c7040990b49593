import { createHash } from 'node:crypto';
import type pg from 'pg';

const minute = 60;

/** How many tries within how long. Beside these the authentication library bounds each address's requests to each path. */
const budgets = {
  /** Passwords for one account from one address. */
  signInHere: { max: 10, seconds: 15 * minute },
  /** Passwords for one account from wherever it has not been used before: an attacker with many addresses. */
  signInAccount: { max: 40, seconds: 60 * minute },
  /** Passwords for all accounts from one address. */
  signInAddress: { max: 60, seconds: 15 * minute },
  /** Passwords that someone who is signed in is asked for again. */
  password: { max: 10, seconds: 15 * minute },
  /** Letters that anyone may have sent to one address. */
  letter: { max: 5, seconds: 60 * minute },
  /** Codes sent to one account's phone. */
  code: { max: 6, seconds: 15 * minute },
};
export type Budget = keyof typeof budgets;

/** Counts tries in the database, so that they are bounded over restarts and over all processes. */
export class Tries {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** False when the budget of the key is used up. One statement, so that tries made at once are counted one by one. */
  async take(budget: Budget, key: string): Promise<boolean> {
    const { max, seconds } = budgets[budget];
    const { rows } = await this.#pool.query<{ count: number }>({
      name: 'tries.take',
      text: `insert into tries (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
        on conflict (key) do update set count = case when tries.ends_at <= now() then 1 else tries.count + 1 end,
          ends_at = case when tries.ends_at <= now() then excluded.ends_at else tries.ends_at end
        returning count`,
      values: [hashed(budget, key), seconds],
    });
    if (rows[0]?.count === 1) await this.#sweep();
    return (rows[0]?.count ?? 0) <= max;
  }

  /** For a try that was no guess. */
  async giveBack(budget: Budget, key: string): Promise<void> {
    await this.#pool.query({
      name: 'tries.giveBack',
      text: 'update tries set count = count - 1 where key = $1 and count > 0',
      values: [hashed(budget, key)],
    });
  }

  async forget(budget: Budget, key: string): Promise<void> {
    await this.#pool.query({
      name: 'tries.forget',
      text: 'delete from tries where key = $1',
      values: [hashed(budget, key)],
    });
  }

  /** Each new key takes a few old ones with it. */
  async #sweep(): Promise<void> {
    await this.#pool.query({
      name: 'tries.sweep',
      text: `delete from tries where key in
        (select key from tries where ends_at < now() order by ends_at limit 10 for update skip locked)`,
    });
  }
}

/** Who tried what need not be readable in the table. */
function hashed(budget: Budget, key: string): string {
  return createHash('sha256').update(`${budget} ${key}`).digest('base64url');
}

/** An address as it is counted: of IPv6 the network, since whoever has one address has the whole of it. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
