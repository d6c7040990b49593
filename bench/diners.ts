import pg from 'pg';
import { newShortCode, newTableSecret } from '#features/tables/secret.ts';
import { restaurant } from '../db/seed/cast.ts';

/** A table with people who have scanned its code. */
export interface Seat {
  tableId: string;
  number: number;
  secret: string;
  cookie: string;
  /** The sitting that the scan has begun. */
  sitting: string;
}

export const firstNumber = 1001;

/** Adds tables to the demo restaurant, numbered from `first`, and sits down at each by opening the address of its code. */
export async function seatDiners(ownerUrl: string, origin: string, count: number, first: number): Promise<Seat[]> {
  const made = Array.from({ length: count }, (_, index) => ({
    number: first + index,
    secret: newTableSecret(),
    short_code: newShortCode(),
  }));
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into tables (restaurant_id, number, secret, short_code)
     select r.id, t.number, t.secret, t.short_code
     from restaurants r, jsonb_to_recordset($2) as t (number int, secret text, short_code text) where r.slug = $1`,
    [restaurant.slug, JSON.stringify(made)],
  );
  const scans = new Map<number, { secret: string; cookie: string }>();
  for (const { number, secret } of made) {
    const scanned = await fetch(`${origin}/r/${restaurant.slug}/table/${number}?k=${secret}`, { redirect: 'manual' });
    // The seat, and whose phone it is: one without the latter is taken for another phone with every order.
    const cookie = scanned.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    if (!cookie) throw new Error(`Scanning the code of table ${number} gave status ${scanned.status} and no cookie`);
    scans.set(number, { secret, cookie });
  }
  const { rows } = await owner.query<{ tableId: string; number: number; sitting: string }>(
    'select t.id as "tableId", t.number, t.sitting from tables t join restaurants r on r.id = t.restaurant_id where r.slug = $1 and t.number >= $2 order by 1',
    [restaurant.slug, first],
  );
  await owner.end();
  return rows.map((row) => ({ ...row, ...scans.get(row.number)! }));
}

/** The cookie of a signed-in cook or waiter. */
export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!cookie) throw new Error(`Signing in gave status ${answer.status}`);
  return cookie;
}
