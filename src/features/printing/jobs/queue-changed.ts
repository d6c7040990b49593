import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

const inTrouble = statement(
  'printing.inTrouble',
  `select id from printers where restaurant_id = $1 and id = $2
     and (last_seen_at is null or away_since is not null or trouble is not null)`,
);

/**
 * Something came to a printer's queue or left it. As long as papers come out, that is news for whoever looks at the queue alone; every board
 * and display shows what waits for a printer that does not print.
 */
export async function queueChanged(tx: TransactionScope, printerId: string): Promise<void> {
  const troubled = await tx.rows(inTrouble, [tx.restaurantId, printerId]);
  await tx.changed(troubled.length > 0 ? 'printers' : 'papers', printerId);
}
