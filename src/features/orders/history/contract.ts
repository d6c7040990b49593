import { z } from 'zod';
import { instant } from '#lib/call.ts';
import { toldCorrection } from '../corrections/contract.ts';
import { lineChange, lineSnapshot } from '../lines/contract.ts';
import { orderStatuses } from '../values.ts';

/** What happened to an order, and who did it. */
export const orderEvent = z.object({
  at: instant,
  actor: z.string().nullable(),
  kind: z.enum([
    'status',
    'edit',
    'complete',
    'pay',
    'close',
    'move',
    'void',
    'gift',
    'merge',
    'unmerge',
    'pass',
    'come',
    'unpass',
    'join',
    'unjoin',
    'split',
    'unfinished',
    'hold',
    'fire',
    'rush',
    'unrush',
  ]),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses).nullable(),
  reopened: z.boolean(),
  reason: z.string().nullable(),
  /** Of lines that were passed: the table they went to, or came from. Of tables put together: the one that came. */
  otherTableNumber: z.int().nullable(),
  changes: z.array(lineChange),
  /** The lines that were held or fired, as far as they are still on the order. */
  lines: z.array(lineSnapshot.pick({ name: true, quantity: true })),
  /** What was taken back or given. */
  correction: toldCorrection.nullable(),
});
export type OrderEvent = z.infer<typeof orderEvent>;
