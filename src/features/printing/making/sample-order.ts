import { minute, start } from '../../kitchen/sample-kitchen.ts';
import type { OrderNow } from './order-now.ts';
import type { PrintingRule } from './papers-of-order.ts';

// What the tests of the rules print.
export type Line = OrderNow['lines'][number];

export const line = (number: number, name: string, stationId: string, changes: Partial<Line> = {}): Line => ({
  line: number,
  name,
  stationId,
  notes: '',
  productId: name,
  quantity: 1,
  choices: [],
  parts: null,
  open: true,
  firedAt: null,
  addedAt: null,
  promisedTo: null,
  ...changes,
});

export const order = (...lines: Line[]): OrderNow => ({
  id: 'a',
  status: 'pendente',
  table: 7,
  joined: [],
  revision: 1,
  rushed: false,
  number: 1,
  createdAt: new Date(start).toISOString(),
  promisedTo: null,
  placedBy: null,
  cancelReason: null,
  takenBack: null,
  timezone: 'America/Sao_Paulo',
  lines,
  held: [],
  heldAt: null,
  beside: [],
});

/** Of these stations; of none named: of all. */
export const printer = (id: string, stationIds: string[], changes: Partial<PrintingRule> = {}): PrintingRule => ({
  id,
  printsTickets: true,
  printsChanges: true,
  printsSince: new Date(start - minute).toISOString(),
  stationIds,
  ...changes,
});
