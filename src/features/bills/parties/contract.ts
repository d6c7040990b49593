import { z } from 'zod';
import { call, uuid } from '#lib/call.ts';
import { ceilings } from '../../orders/contract.ts';
import { maxQuantity } from '../../orders/values.ts';
import { bill } from '../told/contract.ts';
import { maxJoined, maxPassed, maxPeople } from '../values.ts';

export const people = z.int('fields.people').min(1, 'fields.people').max(maxPeople, 'fields.people');

/** What the guests of a bill do with their tables. */
export const partyCalls = {
  seatPeople: call({ permission: 'orders', refusals: ['table_not_found', 'table_taken', 'table_joined'] })
    .route({
      method: 'POST',
      path: '/tables/{tableId}/people',
      summary: 'Seat people at a free table and count them: their bill is open; the same again is the same seating',
      tags: ['bills'],
    })
    .input(z.strictObject({ tableId: uuid, people }))
    .output(bill),

  move: call({ permission: 'orders', refusals: ['bill_not_found', 'bill_closed', 'table_not_found', 'table_taken'] })
    .route({ method: 'POST', path: '/bills/{id}/table', summary: 'Move a bill to a free table', tags: ['bills'] })
    .input(
      z.strictObject({
        id: uuid,
        tableId: uuid,
        /** Tables that were put to that of the bill are free then; otherwise they go along. */
        freesJoined: z.boolean().default(false),
        /** Put to the new table, as far as they are free: those that a move set free, when it is undone. */
        rejoins: z.array(uuid).max(maxJoined).default([]),
      }),
    )
    .output(bill),

  merge: call({ permission: 'orders', refusals: ['bill_not_found', 'bill_closed', 'bill_too_large', 'key_reused'] })
    .route({
      method: 'POST',
      path: '/bills/{id}/merges',
      summary:
        "Bring everything of another table's bill to this one and free that table; the same key is the same merging",
      description: ceilings,
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid, fromId: uuid, key: uuid }))
    .output(bill),

  undoMerge: call({
    permission: 'orders',
    refusals: [
      'bill_not_found',
      'merge_not_found',
      'bill_closed',
      'merge_undo_late',
      'merge_undo_changed',
      'merge_undo_taken',
    ],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/merges/{mergeId}/undo',
      summary: 'Make two bills of one again, within a minute and while nothing was ordered, paid or moved since',
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid, mergeId: uuid }))
    .output(bill),

  pass: call({
    permission: 'orders',
    refusals: [
      'bill_not_found',
      'bill_closed',
      'table_not_found',
      'pass_stale',
      'pass_everything',
      'order_paid',
      'order_cancelled',
      'order_fixed',
      'pass_below_paid',
      'bill_too_large',
      'key_reused',
    ],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/passes',
      summary:
        "Pass chosen lines, or some of their pieces, to another table's bill, opened if need be; the same key is the same passing",
      description: ceilings,
      tags: ['bills'],
    })
    .input(
      z.strictObject({
        id: uuid,
        tableId: uuid,
        key: uuid,
        lines: z
          .array(z.strictObject({ orderId: uuid, line: z.int().min(1), quantity: z.int().min(1).max(maxQuantity) }))
          .min(1)
          .max(maxPassed),
      }),
    )
    .output(bill),

  undoPass: call({
    permission: 'orders',
    refusals: [
      'bill_not_found',
      'pass_not_found',
      'bill_closed',
      'pass_undo_late',
      'pass_undo_changed',
      'pass_below_paid',
      'bill_too_large',
    ],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/passes/{passId}/undo',
      summary: 'Bring passed lines back, within a minute and while nothing of them was paid or moved on',
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid, passId: uuid }))
    .output(bill),

  join: call({
    permission: 'orders',
    refusals: [
      'bill_not_found',
      'bill_closed',
      'table_not_found',
      'table_taken',
      'table_joined',
      'bill_too_large',
      'key_reused',
    ],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/tables',
      summary: 'Put tables to that of a bill, until it is closed; the same key is the same joining',
      description: ceilings,
      tags: ['bills'],
    })
    .input(
      z.strictObject({
        id: uuid,
        tableIds: z.array(uuid).min(1).max(maxJoined),
        /** The bill that is open at one of them, as it was on the screen: it is merged first. The others are free. */
        fromId: uuid.nullable().default(null),
        key: uuid,
      }),
    )
    .output(bill),

  undoJoin: call({
    permission: 'orders',
    refusals: ['bill_not_found', 'merge_not_found', 'bill_closed', 'merge_undo_late', 'merge_undo_changed'],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/joinings/{key}/undo',
      summary:
        'Let tables stand by themselves again as they were, within a minute and while nothing was ordered or paid since',
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid, key: uuid }))
    .output(bill),

  split: call({ permission: 'orders', refusals: ['bill_not_found', 'bill_closed', 'table_not_found'] })
    .route({
      method: 'POST',
      path: '/bills/{id}/tables/{tableId}/split',
      summary: 'A joined table stands by itself again, and is free',
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid, tableId: uuid }))
    .output(bill),
};
