import type { Charge, Discount } from '../../../orders/contract.ts';
import type { Figures } from '../../../orders/figures.ts';
import type { Bill } from '../../contract.ts';
import type { PrintedBill } from './bill-paper.tsx';

interface Draft {
  sums: Figures;
  charges: readonly Charge[];
  discount: Discount | null;
  people: number;
}

/** The bill for the printer: as the server has it, or while it is open with what the cashier is about to decide. */
export function printedOf(bill: Bill, draft: Partial<Draft> = {}): PrintedBill {
  const { sums = bill, charges = bill.charges, discount = bill.discount, people = 1 } = draft;
  return { ...bill, sums, charges, discount, people };
}
