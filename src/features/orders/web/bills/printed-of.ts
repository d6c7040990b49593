import type { BillSums } from '../../bill.ts';
import type { Bill } from '../../bills/contract.ts';
import type { Charge, Discount } from '../../contract.ts';
import type { PrintedBill } from './bill-paper.tsx';

interface Draft {
  sums: BillSums;
  charges: readonly Charge[];
  discount: Discount | null;
  people: number;
}

/** The bill for the printer: as the server has it, or while it is open with what the cashier is about to decide. */
export function printedOf(bill: Bill, draft: Partial<Draft> = {}): PrintedBill {
  const { sums = bill, charges = bill.charges, discount = bill.discount, people = 1 } = draft;
  return { ...bill, sums, charges, discount, people };
}
