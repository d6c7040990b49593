import { createHash } from 'node:crypto';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

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
  /** Approvers' PINs, asked for by one account, and those of one approver, whoever asks: one in three hundred of the shortest a day. */
  pinAsker: { max: 10, seconds: 15 * minute },
  pinApprover: { max: 30, seconds: 24 * 60 * minute },
  /** Letters that say to an approver that the tries at their PIN were used up. */
  pinTold: { max: 1, seconds: 24 * 60 * minute },
  /** Letters that anyone may have sent to one address. */
  letter: { max: 5, seconds: 60 * minute },
  /** Codes sent to one account's phone. */
  code: { max: 6, seconds: 15 * minute },
  /** One table's short code, typed from one address. */
  codeAddress: { max: 10, seconds: 10 * minute },
  /** The short codes of all tables of one house, typed from one address: a full house on one Wi-Fi, and no search for a code. */
  codeHouse: { max: 40, seconds: 10 * minute },
  /** One table's short code, from everywhere: one in a million of all codes within an hour. */
  codeTable: { max: 1_000, seconds: 60 * minute },
  /** The code on a screen, typed from one address. */
  deviceCodeAddress: { max: 30, seconds: 10 * minute },
  /** The code on a screen, typed in one restaurant, as long as such a code lives. */
  deviceCodeRestaurant: { max: 10, seconds: 10 * minute },
  /** A print agent's code, typed from one address; from a million of them at once, one in a hundred thousand would be some agent's. */
  pairingAddress: { max: 10, seconds: 10 * minute },
  /** Tables of the demonstration, opened from one address: a class that tries it together, and no flood. */
  demoTable: { max: 40, seconds: 60 * minute },
};
export type Budget = keyof typeof budgets;

const take = statement(
  'tries.take',
  `insert into tries (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
   on conflict (key) do update set count = case when tries.ends_at <= now() then 1 else least(tries.count, 2000000000) + 1 end,
     ends_at = case when tries.ends_at <= now() then excluded.ends_at else tries.ends_at end
   returning count`,
);
const giveBack = statement('tries.giveBack', 'update tries set count = count - 1 where key = $1 and count > 0');
const forget = statement('tries.forget', 'delete from tries where key = $1');
const forgetOld = statement(
  'tries.sweep',
  `delete from tries where key in
   (select key from tries where ends_at < now() order by ends_at limit 10 for update skip locked)`,
);

/** Counts tries in the database, so that they are bounded over restarts and over all processes. */
export class Tries {
  readonly #system: SystemDoor;

  constructor(system: SystemDoor) {
    this.#system = system;
  }

  /** False when the budget of the key is used up. One statement, so that tries made at once are counted one by one. */
  async take(budget: Budget, key: string): Promise<boolean> {
    const { max, seconds } = budgets[budget];
    const [tried] = await this.#system.rows<{ count: number }>(take, [hashed(budget, key), seconds]);
    // Each new key takes a few old ones with it.
    if (tried?.count === 1) await this.#system.rows(forgetOld);
    return (tried?.count ?? 0) <= max;
  }

  /** For a try that was no guess. */
  async giveBack(budget: Budget, key: string): Promise<void> {
    await this.#system.rows(giveBack, [hashed(budget, key)]);
  }

  async forget(budget: Budget, key: string): Promise<void> {
    await this.#system.rows(forget, [hashed(budget, key)]);
  }
}

/** Who tried what need not be readable in the table. */
function hashed(budget: Budget, key: string): string {
  return createHash('sha256').update(`${budget} ${key}`).digest('base64url');
}
