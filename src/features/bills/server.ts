import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { followAmounts } from '../chain/amount-changed.ts';
import { readHistory } from '../chain/read-history.ts';
import { knowRestBy } from '../orders/unapproved.ts';
import { businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import { closeBill } from './close-bill.ts';
import { completeOrder } from './complete-order.ts';
import type { Bill, bills as calls } from './contract.ts';
import { joinTables, splitTable } from './join-tables.ts';
import { mergeBills } from './merge-bills.ts';
import { moveToTable } from './move-bill.ts';
import { notePaidUp } from './paid-up.ts';
import { passLines } from './pass-lines.ts';
import { payUntilServed } from './pay-until-served.ts';
import { correctPayment } from './payments/correct.ts';
import { payPart } from './payments/pay-part.ts';
import { reversePayment } from './payments/reverse.ts';
import { receiptAt } from './receipt/guest-receipt.ts';
import { listDiscounts, listHandBacks, listReversals } from './reversals/list.ts';
import { seatPeople } from './seat-people.ts';
import { setPeople } from './set-people.ts';
import { openBillAt, readBill, readKnownBill, restOf, type StoredBill } from './store.ts';
import { undoJoin } from './undo-join.ts';
import { undoMerge } from './undo-merge.ts';
import { undoPass } from './undo-pass.ts';
import { undoSeconds } from './values.ts';

knowRestBy(restOf);
followAmounts(notePaidUp);

const by = (caller: StaffCaller) => ({ actorId: caller.account.id, now: caller.now() });

/** Whether an instant belongs to the business day that it is now. */
async function isToday({ scope, now }: StaffCaller, at: string): Promise<boolean> {
  const house = await keptProfile(scope);
  return businessDayAt(new Date(at), house, house.timezone) === businessDayAt(now(), house, house.timezone);
}

async function told(caller: StaffCaller, bill: StoredBill): Promise<Bill> {
  const left = (at: string) => {
    const seconds = undoSeconds - Math.floor((caller.now().getTime() - Date.parse(at)) / 1_000);
    return bill.closedAt === null ? Math.max(0, seconds) : 0;
  };
  const ofLast = <T extends { at: string }>(all: readonly T[]) =>
    all.map((each, n) => ({ ...each, undoSeconds: n === all.length - 1 ? left(each.at) : 0 }));
  const merges = ofLast(bill.merges);
  const joins = ofLast(bill.joins);
  const passes = bill.passes.map((pass) => ({ ...pass, undoSeconds: left(pass.at) }));
  return {
    ...bill,
    merges,
    joins,
    passes,
    correctable: bill.closedAt === null || (await isToday(caller, bill.closedAt)),
  };
}

export const bills = {
  receipt(caller, input) {
    return receiptAt(caller, input);
  },

  async ofTable(caller, { tableId }) {
    const id = await openBillAt(caller.scope, tableId);
    if (id === undefined) throw new CodedError('table_not_found');
    const bill = id === null ? null : await readBill(caller.scope, id);
    return { bill: bill && (await told(caller, bill)) };
  },

  async read(caller, { id }) {
    const bill = await readKnownBill(caller.scope, id);
    return told(caller, bill);
  },

  async history({ scope }, { id }) {
    const history = await readHistory(scope, id, 'staff');
    if (!history.present.some(({ kind }) => kind === 'bill')) throw new CodedError('bill_not_found');
    return history;
  },

  completeOrder(caller, input) {
    return completeOrder(caller.scope, { ...input, ...by(caller) });
  },

  async pay(caller, input) {
    return told(caller, await payPart(caller.scope, { ...input, ...by(caller) }));
  },

  async correctPayment(caller, input) {
    const correction = { ...input, ...by(caller) };
    return told(caller, await correctPayment(caller.scope, correction, (at) => isToday(caller, at)));
  },

  async reversePayment(caller, input) {
    return told(caller, await reversePayment(caller.scope, { ...input, ...by(caller) }));
  },

  reversals({ scope, now }, { day }) {
    return listReversals(scope, { day, now: now() });
  },

  handBacks({ scope, now }, { day }) {
    return listHandBacks(scope, { day, now: now() });
  },

  discounts({ scope, now }, { day }) {
    return listDiscounts(scope, { day, now: now() });
  },

  async close(caller, { untilServed, ...input }) {
    const closing = { ...input, ...by(caller) };
    return told(caller, await (untilServed ? payUntilServed : closeBill)(caller.scope, closing));
  },

  async move(caller, input) {
    return told(caller, await moveToTable(caller.scope, { ...input, ...by(caller) }));
  },

  async setPeople(caller, input) {
    return told(caller, await setPeople(caller.scope, { ...input, ...by(caller) }));
  },

  async seatPeople(caller, input) {
    return told(caller, await seatPeople(caller.scope, { ...input, ...by(caller) }));
  },

  async merge(caller, input) {
    return told(caller, await mergeBills(caller.scope, { ...input, ...by(caller) }));
  },

  async undoMerge(caller, input) {
    return told(caller, await undoMerge(caller.scope, { ...input, ...by(caller) }));
  },

  async pass(caller, input) {
    return told(caller, await passLines(caller.scope, { ...input, ...by(caller) }));
  },

  async join(caller, input) {
    return told(caller, await joinTables(caller.scope, { ...input, ...by(caller) }));
  },

  async split(caller, input) {
    return told(caller, await splitTable(caller.scope, { ...input, ...by(caller) }));
  },

  async undoJoin(caller, input) {
    return told(caller, await undoJoin(caller.scope, { ...input, ...by(caller) }));
  },

  async undoPass(caller, input) {
    return told(caller, await undoPass(caller.scope, { ...input, ...by(caller) }));
  },
} satisfies Serves<typeof calls>;
