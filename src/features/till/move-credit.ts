import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Credit, HeldTill } from '../bills/payments/credits.ts';
import { sealDone } from '../chain/seal.ts';
import type { EntryKind } from '../chain/values.ts';
import { lockTill } from './move-money.ts';
import { talliesOf } from './store.ts';
import type { CreditKind } from './values.ts';

const present = statement('till.presentId', 'select id from tills where restaurant_id = $1 and closed_at is null');
// Its reason is the table: nobody types one.
const record = statement(
  'till.moveCredit',
  `insert into till_movements (restaurant_id, till_id, kind, amount_cents, reason, made_by, at, key)
   select $1, $2, $3, $4, '#' || t.number, $5, $6, gen_random_uuid() from tables t where t.restaurant_id = $1 and t.id = $7
   returning reason`,
);

/** Tills are closed and opened meanwhile; more often than this during one call they are not. */
const attempts = 5;

/** The open till, held by its row; a credit that moves in it is a movement of its own kind. */
export async function holdOpenTill(tx: TransactionScope): Promise<HeldTill | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [open] = await tx.rows<{ id: string }>(present, [tx.restaurantId]);
    if (!open) return null;
    if (!(await lockTill(tx, open.id)).closed) return { move: (credit) => moveCredit(tx, open.id, credit) };
  }
  return null;
}

async function moveCredit(
  tx: TransactionScope,
  id: string,
  { way, method, cents, tableId, actorId, now }: Credit,
): Promise<void> {
  if (method === 'dinheiro') await inDrawer(tx, id, cents);
  const kind: CreditKind = method === 'dinheiro' ? 'refund' : way === 'late' ? `late_${method}` : `${method}_refund`;
  const values = [id, kind, cents, actorId, now.toISOString(), tableId];
  const [moved] = await tx.rows<{ reason: string }>(record, [tx.restaurantId, ...values]);
  await sealDone(tx, [id], { kind: said[kind], actorId, about: moved?.reason, cents, now });
  await tx.changed('till', id);
}

async function inDrawer(tx: TransactionScope, id: string, cents: number): Promise<void> {
  const drawer = (await talliesOf(tx, id)).find(({ method }) => method === 'dinheiro');
  const thereCents = Math.max(0, drawer?.expectedCents ?? 0);
  if (cents > thereCents) throw new CodedError('till_short', { cents: thereCents });
}

const said = {
  refund: 'till_refund',
  late_pix: 'till_late_pix',
  late_credito: 'till_late_card',
  late_debito: 'till_late_card',
  pix_refund: 'till_pix_refund',
  credito_refund: 'till_card_refund',
  debito_refund: 'till_card_refund',
} as const satisfies Record<CreditKind, EntryKind>;
