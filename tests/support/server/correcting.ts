import { randomUUID } from 'node:crypto';
import type { Visitor } from './visitor.ts';

/** Takes one piece of an order's first line back, unless a test says otherwise. */
export const correct = (by: Visitor, id: string, changes: object = {}) =>
  by.post(`/api/orders/${id}/corrections`, {
    key: randomUUID(),
    revision: 1,
    line: 1,
    kind: 'void',
    quantity: 1,
    reason: 'Demorou demais',
    ...changes,
  });
