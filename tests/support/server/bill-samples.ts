import { randomUUID } from 'node:crypto';
import type { Subject } from './contract-calls.ts';
import { settlement } from './settlement.ts';

/** Well-formed inputs of the calls about bills. */
export const billSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'bills.ofTable': ({ tableId }) => ({ tableId }),
  'bills.read': ({ billId }) => ({ id: billId }),
  'bills.history': ({ billId }) => ({ id: billId }),
  'bills.completeOrder': ({ orderId }) => settlement({ id: orderId, revision: 1 }),
  'bills.close': ({ billId }) => settlement({ id: billId, version: 'seen' }),
  'bills.pay': ({ billId }) => ({ id: billId, key: randomUUID(), partCents: 100, method: 'pix', cents: 100 }),
  'bills.correctPayment': ({ billId }) => ({
    id: billId,
    paymentId: randomUUID(),
    key: randomUUID(),
    from: 'pix',
    to: 'credito',
  }),
  'bills.reversePayment': ({ billId }) => ({
    id: billId,
    paymentId: randomUUID(),
    key: randomUUID(),
    reason: 'Valor errado',
  }),
  'bills.reversals': () => ({}),
  'bills.handBacks': () => ({}),
  'bills.discounts': () => ({}),
  'bills.move': ({ billId, tableId }) => ({ id: billId, tableId }),
  'bills.setPeople': ({ billId }) => ({ id: billId, people: 4 }),
  'bills.seatPeople': ({ tableId }) => ({ tableId, people: 4 }),
  'bills.merge': ({ billId }) => ({ id: billId, fromId: randomUUID(), key: randomUUID() }),
  'bills.undoMerge': ({ billId }) => ({ id: billId, mergeId: randomUUID() }),
  'bills.pass': ({ billId, tableId, orderId }) => ({
    id: billId,
    tableId,
    key: randomUUID(),
    lines: [{ orderId, line: 1, quantity: 1 }],
  }),
  'bills.join': ({ billId, tableId }) => ({ id: billId, tableIds: [tableId], key: randomUUID() }),
  'bills.undoJoin': ({ billId }) => ({ id: billId, key: randomUUID() }),
  'bills.split': ({ billId, tableId }) => ({ id: billId, tableId }),
  'bills.undoPass': ({ billId }) => ({ id: billId, passId: randomUUID() }),
};
