import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { chainStart, type Fault, follows, type Head } from './check-chain.ts';

/** A bill in the ledger of its restaurant, as the body of the entry says it. */
interface Naming {
  n: number;
  kind: 'opened' | 'closed' | 'reopened';
  /** How many entries the bill's own chain had, and the hash of the last. */
  entries: number;
  head: string;
}

export type NamingFault =
  /** A bill that the ledger does not name, or not as closed. */
  | { fault: 'unnamed'; position: null }
  /** What the entry of this position in the ledger names is no bill any more, or not in its chain. */
  | { fault: 'named'; position: number; state: 'gone' | 'changed' };

export interface NamedBill {
  entries: readonly { hash: string }[];
  /** Null: there is no such bill, or it is a till. */
  bill: { openedAt: string; closedAt: string | null } | null;
  named: readonly { position: number; body: string }[];
}

/** Holds a bill and its chain against what the ledger of its restaurant says of it. */
export function namingFaults({ entries, bill, named }: NamedBill, namedBefore: Date): NamingFault[] {
  const said = named.map(({ position, body }) => ({ position, ...(JSON.parse(body) as Omit<Naming, 'position'>) }));
  const [first] = said;
  if (!bill) return first ? [{ fault: 'named', position: first.position, state: 'gone' }] : [];
  const faults: NamingFault[] = said
    .filter((each) => entries[each.entries - 1]?.hash !== each.head)
    .map(({ position }) => ({ fault: 'named', position, state: 'changed' }));
  const last = said.at(-1);
  const due = Date.parse(bill.closedAt ?? bill.openedAt) <= namedBefore.getTime();
  if (due && (!last || (bill.closedAt !== null && last.kind !== 'closed')))
    faults.push({ fault: 'unnamed', position: null });
  return faults;
}

const page = statement(
  'chain.ledger',
  'select position, body, hash from bill_ledger where restaurant_id = $1 and position > $2 order by position limit $3',
);
const atOnce = 1000;

/** Works a restaurant's ledger out anew, and looks in it for last entries that were kept elsewhere. */
export async function verifyLedger(
  scope: Scope,
  kept: readonly Head[],
): Promise<{ head: Head | null; faults: Fault[] }> {
  let head: Head = { position: 0, hash: await chainStart(scope.restaurantId) };
  const unseen = new Map(kept.map((each) => [`${each.position} ${each.hash}`, each.position]));
  const missed = () => [...unseen.values()].map((position): Fault => ({ fault: 'head', position }));
  for (;;) {
    const rows = await scope.rows<Head & { body: string }>(page, [scope.restaurantId, head.position, atOnce]);
    for (const { position, body, hash } of rows) {
      if (position !== head.position + 1 || !(await follows(head.hash, { body, hash })))
        return { head: null, faults: [{ fault: 'entry', position: head.position + 1 }, ...missed()] };
      head = { position, hash };
      unseen.delete(`${position} ${hash}`);
    }
    if (rows.length < atOnce) return { head: head.position > 0 ? head : null, faults: missed() };
  }
}
