import { groupedBy } from '#lib/grouped-by.ts';
import type { Order } from '../../orders/contract.ts';
import { lateMinutes } from './card-words.ts';
import { tableDue } from './table-view.ts';

/** At how many tables the kitchen is behind, as their cards say, and by how many minutes at the worst of them. */
export function lateTables(orders: readonly Order[], now: number): { tables: number; minutes: number } {
  const late = [...groupedBy(orders, ({ tableId }) => tableId).values()]
    .map((theirs) => lateMinutes({ due: tableDue(theirs) }, now))
    .filter((minutes) => minutes > 0);
  return { tables: late.length, minutes: Math.max(0, ...late) };
}
