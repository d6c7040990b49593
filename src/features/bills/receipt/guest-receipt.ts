import type { Scope } from '#database/scope.ts';
import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { LineWords } from '../../orders/lines/words.ts';
import type { AtTable } from '../../orders/place-at-table.ts';
import { lineTexts } from '../../orders/values.ts';
import { refusalOf, standingAt } from '../../tables/seat.ts';
import { chargesOf, discountToldOf, isDue } from '../bill.ts';
import { asPaid } from '../paid-apart.ts';
import { changeOf } from '../payments/reckon.ts';
import { unreversed } from '../payments/unreversed.ts';
import { readBill } from '../store.ts';
import type { Receipt } from './contract.ts';
import { payersOf } from './payers.ts';

/** Whether a closed bill took anything: one of which all was cancelled has no receipt. */
const isPaid = ({ orders, payments, paidApart }: Pick<Receipt, 'orders' | 'payments' | 'paidApart'>) =>
  orders.length + payments.length + paidApart.length > 0;

/** A closed bill without what is only the house's business: who served, who took the money, what was put right. */
async function guestReceipt(scope: Scope, billId: string, guest: string | null): Promise<Receipt | null> {
  const bill = await readBill(scope, billId);
  if (!bill?.closedAt) return null;
  const {
    tableNumber,
    closedAt,
    serviceFeeBasisPoints,
    itemsCents,
    serviceFeeCents,
    chargesCents,
    discountCents,
    totalCents,
  } = bill;
  const payments = unreversed(bill.payments);
  const payers = await payersOf(scope, billId, guest);
  const orders = bill.orders.filter(isDue).map((order) => ({ ...withoutWords(order), rush: null }));
  const receipt: Receipt = {
    tableNumber,
    closedAt,
    orders,
    serviceFeeBasisPoints,
    itemsCents,
    serviceFeeCents,
    chargesCents,
    discountCents,
    totalCents,
    discount: discountToldOf(bill.orders, bill.discount),
    charges: chargesOf(orders, bill.charges),
    payments: payments.map((payment) => ({
      ...asPaid(payment),
      at: payment.at,
      ...(payers.get(payment.id) ?? { person: null, you: false }),
    })),
    changeCents: changeOf(payments),
    paidApart: bill.paidApart.map(withoutWords),
    paidBeforeCents: bill.paidBeforeCents,
  };
  return isPaid(receipt) ? receipt : null;
}

const unsaid = Object.fromEntries(lineTexts.map((field) => [field, '']));

/** What a guest wrote for the kitchen is nobody else's at the table. */
function withoutWords<Part extends { lines: readonly LineWords[] }>(part: Part): Part {
  return { ...part, lines: part.lines.map((line) => ({ ...line, ...unsaid })) };
}

/** What the caller's party paid, once their sitting is over. */
export async function receiptAt(caller: Caller, input: AtTable): Promise<{ receipt: Receipt | null }> {
  const { scope, restaurantId } = await caller.house(input.slug);
  const standing = await standingAt(scope, input.number, caller.tableSeat(restaurantId, input.number));
  if (!standing) throw new CodedError('table_not_found');
  if (standing.closedBillId !== null)
    return { receipt: await guestReceipt(scope, standing.closedBillId, caller.guest(restaurantId)) };
  const refused = refusalOf(standing);
  if (refused) throw new CodedError(refused);
  return { receipt: null };
}
