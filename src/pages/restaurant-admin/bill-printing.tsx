import type { BillPrinting } from '#features/bills/web/bill-printing.ts';
import { PrintBill } from '#features/printing/web/print-bill.tsx';

/** A bill comes out of the printer at the till, where the house has one. */
export const billPrinting: BillPrinting = (bill, shown) => <PrintBill bill={bill} shownCents={shown.totalCents} />;
