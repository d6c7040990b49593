import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { EntryKind } from './values.ts';

const present = statement(
  'chain.sealPresent',
  `select seal_chain($1, id, null, null, null, null, null, now()) from unnest($2::uuid[]) with ordinality each (id, turn) order by turn`,
);

/**
 * Before anything of these bills or tills is changed, under their lock: what was placed since the last entry gets one, and what was
 * changed past the verbs is told as altered, so that it is not taken for what is done now.
 */
export async function sealPresent(tx: TransactionScope, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await tx.rows(present, [tx.restaurantId, subjects]);
}

const seal = statement(
  'chain.seal',
  `select seal_chain($1, id, $3, $4, $5, $6, $7, $8) from unnest($2::uuid[]) with ordinality each (id, turn) order by turn`,
);

export interface Done {
  kind: Exclude<EntryKind, 'begun' | 'placed' | 'altered'>;
  /** Of the staff, or a guest's phone; null where none of them is known. */
  actorId: string | null;
  /** What or how much it was about: a dish, a table, a number of people, a way of paying. */
  about?: string;
  cents?: number;
  why?: string;
  now: Date;
}

/** After a change, in its transaction: everything of these bills or tills that is another than before is told as this. Nothing, when nothing is. */
export async function sealDone(tx: TransactionScope, subjects: readonly string[], done: Done): Promise<void> {
  const { kind, actorId, about = null, cents = null, why = null, now } = done;
  await tx.rows(seal, [tx.restaurantId, subjects, kind, actorId, about, cents, why || null, now.toISOString()]);
}
