import type { Scope } from '../../../src/database/scope.ts';
import { statement } from '../../../src/database/tenant-query.ts';
import { closeBill } from '../../../src/features/bills/close-bill.ts';
import { readBill } from '../../../src/features/bills/store.ts';
import { seededRandom } from '../random.ts';
import { unlessRefused } from './unless-refused.ts';

const openBills = statement(
  'evening.openBills',
  'select id from bills where restaurant_id = $1 and closed_at is null order by opened_at, id',
);

/** The bills of an evening that is over: paid with PIX, as they stand, and closed. One that cannot be closed so stays open. */
export async function closeForgotten(scope: Scope, cashierId: string, now: Date): Promise<void> {
  const { uuidAt } = seededRandom(20261123);
  const bills = await scope.rows<{ id: string }>(openBills, [scope.restaurantId]);
  for (const { id } of bills) {
    const key = uuidAt(now.getTime());
    await unlessRefused(async () => {
      const bill = await readBill(scope, id);
      if (!bill) return;
      const { version, restCents } = bill;
      const payments = restCents > 0 ? [{ method: 'pix' as const, cents: restCents }] : [];
      const asOrdered = { chargeServiceFee: true, charges: [], discount: null };
      await closeBill(scope, { id, key, version, ...asOrdered, payments, actorId: cashierId, now });
    });
  }
}
