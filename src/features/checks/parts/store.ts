import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Split } from '../split.ts';
import type { CreditWay, OnlineProvider, PartEnd, PartMethod, PartStatus, SplitBy } from '../values.ts';

/** A part as it is kept: whose it is only the server knows. */
export interface StoredPart {
  id: string;
  billId: string;
  guest: string;
  key: string;
  split: SplitBy;
  /** Among how many it was divided in equal parts; null where it was not, or nobody wrote it down. */
  people: number | null;
  method: PartMethod;
  cents: number;
  /** What it came to when it was asked for: it never comes to more. */
  askedCents: number;
  /** Of an equal part, what the whole bill came to then; null where it is none, or nobody wrote it down. */
  wholeCents: number | null;
  changeForCents: number | null;
  txid: string | null;
  pixCode: string | null;
  status: PartStatus;
  askedAt: string;
  toldAt: string | null;
  endedAt: string | null;
  /** Whose hands it came through, by their first name. */
  endedBy: string | null;
  /** Why it was withdrawn, where its own phone did not say so. */
  endedWhy: PartEnd | null;
  creditCents: number;
  creditSettledAt: string | null;
  creditSettledHow: CreditWay | null;
  /** Of what a provider takes: what it wants for it. */
  online: StoredOnline | null;
}

export interface StoredOnline {
  provider: OnlineProvider;
  pixCode: string | null;
  pageUrl: string | null;
  expiresAt: string;
  refused: boolean;
}

const columns = `p.id, p.bill_id as "billId", p.guest, p.key, p.split, p.people, p.method, p.amount_cents as cents, p.asked_cents as "askedCents",
  p.whole_cents as "wholeCents", p.change_for_cents as "changeForCents", p.txid, p.pix_code as "pixCode", p.status, p.asked_at as "askedAt", p.told_at as "toldAt",
  p.ended_at as "endedAt", (select case when u.named then split_part(u.name, ' ', 1) end from users u where u.id = p.ended_by) as "endedBy",
  p.ended_why as "endedWhy", p.credit_cents as "creditCents", p.credit_settled_at as "creditSettledAt",
  p.credit_settled_how as "creditSettledHow",
  (select json_build_object('provider', a.provider, 'pixCode', c.pix_code, 'pageUrl', c.page_url, 'expiresAt', c.expires_at,
     'refused', c.refused_at is not null)
   from check_charges c join check_accounts a on a.restaurant_id = c.restaurant_id and a.id = c.account_id
   where c.restaurant_id = p.restaurant_id and c.part_id = p.id) as online`;

const ofBill = statement(
  'checks.parts',
  `select ${columns} from check_parts p where p.restaurant_id = $1 and p.bill_id = $2 order by p.asked_at, p.id`,
);

export function partsOf(scope: Scope | TransactionScope, billId: string): Promise<StoredPart[]> {
  return scope.rows<StoredPart>(ofBill, [scope.restaurantId, billId]);
}

const byId = statement('checks.part', `select ${columns} from check_parts p where p.restaurant_id = $1 and p.id = $2`);
const lock = statement(
  'checks.lockPart',
  'select bill_id as "billId" from check_parts where restaurant_id = $1 and id = $2 for update',
);
const byKey = statement(
  'checks.partWithKey',
  `select ${columns} from check_parts p where p.restaurant_id = $1 and p.key = $2`,
);

export async function readPart(scope: Scope | TransactionScope, id: string): Promise<StoredPart | null> {
  const [part] = await scope.rows<StoredPart>(byId, [scope.restaurantId, id]);
  return part ?? null;
}

export async function partWithKey(scope: Scope | TransactionScope, key: string): Promise<StoredPart | null> {
  const [part] = await scope.rows<StoredPart>(byKey, [scope.restaurantId, key]);
  return part ?? null;
}

/** Its row is held until the transaction ends; the answer is where its bill is by then. */
export async function lockPart(tx: TransactionScope, id: string): Promise<string | null> {
  const [part] = await tx.rows<{ billId: string }>(lock, [tx.restaurantId, id]);
  return part?.billId ?? null;
}

const insert = statement(
  'checks.insertPart',
  `insert into check_parts (restaurant_id, id, bill_id, asked_bill_id, guest, key, split, people, whole_cents, method, amount_cents,
     asked_cents, change_for_cents, txid, pix_code, asked_at)
   values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13, $14)`,
);
const holdClaims = statement(
  'checks.holdClaims',
  `update check_claims set part_id = $4 where restaurant_id = $1 and bill_id = $2 and guest = $3 and part_id is null`,
);
const dropClaims = statement(
  'checks.dropClaims',
  'delete from check_claims where restaurant_id = $1 and bill_id = $2 and guest = $3 and part_id is null',
);

export interface NewPart {
  id: string;
  billId: string;
  guest: string;
  key: string;
  split: Split;
  method: PartMethod;
  cents: number;
  /** What the whole bill comes to. */
  wholeCents: number;
  changeForCents: number | null;
  txid: string | null;
  pixCode: string | null;
  now: Date;
}

/** What was chosen goes with it; who pays otherwise holds nothing that others may want. */
export async function insertPart(tx: TransactionScope, part: NewPart): Promise<void> {
  const { id, billId, guest, key, split, wholeCents, method, cents, changeForCents, txid, pixCode, now } = part;
  const paying = [method, cents, changeForCents, txid, pixCode, now.toISOString()];
  const equal = split.by === 'people' ? [split.people, wholeCents] : [null, null];
  await tx.rows(insert, [tx.restaurantId, id, billId, guest, key, split.by, ...equal, ...paying]);
  if (split.by === 'items') await tx.rows(holdClaims, [tx.restaurantId, billId, guest, id]);
  else await tx.rows(dropClaims, [tx.restaurantId, billId, guest]);
}

const tell = statement(
  'checks.tellPart',
  `update check_parts set status = 'told', told_at = $3 where restaurant_id = $1 and id = $2 and status = 'asked' returning id`,
);
const untell = statement(
  'checks.untellPart',
  `update check_parts set status = 'asked' where restaurant_id = $1 and id = $2 and status = 'told' returning id`,
);

/** Whether the phone says that it has paid; false when that was said before. */
export async function setTold(tx: TransactionScope, id: string, told: boolean, now: Date): Promise<boolean> {
  const rows = told
    ? await tx.rows(tell, [tx.restaurantId, id, now.toISOString()])
    : await tx.rows(untell, [tx.restaurantId, id]);
  return rows.length > 0;
}

const withdraw = statement(
  'checks.withdrawPart',
  `with gone as (
     update check_parts set status = 'withdrawn', ended_at = $3, ended_why = $4, ended_by = $5 where restaurant_id = $1 and id = $2 returning id
   )
   update check_claims set part_id = null, claimed_at = $3 where restaurant_id = $1 and part_id in (select id from gone)`,
);

interface Ending {
  why: PartEnd | null;
  /** Of the staff. */
  actorId: string | null;
}

/** Its pieces are chosen as they were. */
export async function withdrawPart(
  tx: TransactionScope,
  id: string,
  now: Date,
  { why, actorId }: Ending = { why: null, actorId: null },
): Promise<void> {
  await tx.rows(withdraw, [tx.restaurantId, id, now.toISOString(), why, actorId]);
}

const pay = statement(
  'checks.payPart',
  `update check_parts set status = 'paid', ended_at = $3, ended_by = $4, credit_cents = $5, ended_why = null where restaurant_id = $1 and id = $2`,
);

export async function markPaid(
  tx: TransactionScope,
  id: string,
  { creditCents, actorId, now }: { creditCents: number; actorId: string | null; now: Date },
): Promise<void> {
  await tx.rows(pay, [tx.restaurantId, id, now.toISOString(), actorId, creditCents]);
}

/** What the till has to look at: parts that wait, and what the house owes. */
export interface TillPart extends StoredPart {
  tableNumber: number;
  billClosed: boolean;
  provider: OnlineProvider | null;
}

const forTill = statement(
  'checks.forTill',
  `select ${columns}, t.number as "tableNumber", b.closed_at is not null as "billClosed",
     (select a.provider from check_charges c join check_accounts a on a.restaurant_id = c.restaurant_id and a.id = c.account_id
      where c.restaurant_id = $1 and (c.part_id = p.id or c.id in (select r.charge_id from check_receipts r where r.restaurant_id = $1 and r.part_id = p.id))
      limit 1) as provider
   from check_parts p join bills b on b.restaurant_id = p.restaurant_id and b.id = p.bill_id
   join tables t on t.restaurant_id = b.restaurant_id and t.id = b.table_id
   where p.restaurant_id = $1 and (p.status = 'told' or p.status = 'asked' and (p.method <> 'pix' or p.asked_at > $2)
     or p.credit_cents > 0 and p.credit_settled_at is null)
   order by p.asked_at, p.id`,
);

export function partsForTill(scope: Scope, since: Date): Promise<TillPart[]> {
  return scope.rows<TillPart>(forTill, [scope.restaurantId, since.toISOString()]);
}
