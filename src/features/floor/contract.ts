import { z } from 'zod';
import { call, instant, uuid } from '#lib/call.ts';
import { staffRoles } from '#lib/permissions.ts';
import { planCalls } from './plan/contract.ts';
import { changeKinds } from './values.ts';

const person = z.object({ id: uuid, name: z.string() });
export type Person = z.infer<typeof person>;

/** Who serves a table, and whose section it is in. */
export const served = z.object({
  tableId: uuid,
  /** Whoever serves those who sit there now; null: nobody yet. */
  waiter: person.nullable(),
  /** Whose it is again when they leave. */
  section: person.nullable(),
  /** It was handed over or given back a moment ago, and nothing happened since. */
  handedOver: z
    .object({
      id: uuid,
      kind: z.enum(['hand_over', 'give_back']),
      from: person.nullable(),
      /** Null: it was given back, and is in nobody's section. */
      to: person.nullable(),
      by: uuid,
      /** For how long it can still be undone. */ undoSeconds: z.int(),
    })
    .nullable(),
});
export type Served = z.infer<typeof served>;

/** Somebody of the house to whom a table can be given. */
const colleague = person.extend({ role: z.enum(staffRoles) });
export type Colleague = z.infer<typeof colleague>;

/** What became of who serves those who sit at a table. */
const waiterChange = z.object({
  id: uuid,
  at: instant,
  kind: z.enum(changeKinds),
  by: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Who took it back, where somebody did. */
  undoneBy: z.string().nullable(),
  undoneAt: instant.nullable(),
});
export type WaiterChange = z.infer<typeof waiterChange>;

const permission = 'floor';
const tags = ['floor'];
const table = z.strictObject({ tableId: uuid });
const nothing = z.object({});

export const floor = {
  read: call({ permission })
    .route({
      method: 'GET',
      path: '/floor',
      summary: 'Who serves which table, who works here, and what the stations are called',
      tags,
    })
    .output(
      z.object({
        tables: z.array(served),
        staff: z.array(colleague),
        stations: z.array(z.object({ id: uuid, name: z.string() })),
        now: instant,
      }),
    ),

  history: call({ permission, refusals: ['table_not_found'] })
    .route({
      method: 'GET',
      path: '/floor/{tableId}/history',
      summary: 'Who served those who sit at a table now, the newest change first',
      tags,
    })
    .input(table)
    .output(z.object({ changes: z.array(waiterChange) })),

  take: call({ permission, refusals: ['table_not_found', 'table_served'] })
    .route({
      method: 'POST',
      path: '/floor/{tableId}/take',
      summary: 'Serve a table that nobody serves, until its guests leave: of several who take it, one does',
      tags,
    })
    .input(table)
    .output(nothing),

  giveBack: call({ permission, refusals: ['table_not_found', 'table_not_yours'] })
    .route({
      method: 'POST',
      path: '/floor/{tableId}/give-back',
      summary: 'Not serve a table any more: it is of its section again, or of nobody',
      tags,
    })
    .input(table)
    .output(nothing),

  handOver: call({ permission, refusals: ['table_not_found', 'table_not_yours', 'waiter_not_found', 'key_reused'] })
    .route({
      method: 'POST',
      path: '/floor/{tableId}/hand-over',
      summary: 'Hand a table over to a colleague until its guests leave; the same key is the same handing over',
      tags,
    })
    .input(z.strictObject({ tableId: uuid, to: uuid, key: uuid }))
    .output(z.object({ id: uuid })),

  undoHandOver: call({
    permission,
    refusals: ['hand_over_not_found', 'table_not_yours', 'hand_over_undo_late', 'hand_over_undo_changed'],
  })
    .route({
      method: 'POST',
      path: '/floor/hand-overs/{id}/undo',
      summary:
        'Take a table back that was handed over or given back, within a minute and while nothing else became of it',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(nothing),

  giveTables: call({ permission: 'floor.sections', refusals: ['table_not_found', 'waiter_not_found'] })
    .route({
      method: 'POST',
      path: '/floor/sections',
      summary: "Put tables into somebody's section, or into nobody's",
      tags,
    })
    .input(z.strictObject({ tableIds: z.array(uuid).min(1).max(200), waiterId: uuid.nullable() }))
    .output(nothing),

  ...planCalls,
};
