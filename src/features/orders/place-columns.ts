import type { LineRow } from './lines/columns.ts';
import { lineColumns, lineFields, stored } from './lines/columns.ts';
import type { OrderStatus } from './values.ts';

/** An order as it is to be written. */
export interface OrderRow {
  tableNumber: number;
  sitting: string | null;
  byStaff: boolean;
  at: string;
  status: OrderStatus;
  itemsCents: number;
  feeBasisPoints: number;
  feeCents: number;
  totalCents: number;
  key: string;
  hash: Buffer;
  placedBy: string | null;
  /** The phone that sent it. */
  guest: string | null;
  promisedFrom: string | null;
  promisedTo: string | null;
}

/** Each with its name and type in the statements, whose parameters are in this order: the one place that knows it. */
const orderColumns: Record<keyof OrderRow, readonly [name: string, type: string]> = {
  tableNumber: ['number', 'int'],
  sitting: ['seat', 'uuid'],
  byStaff: ['by_staff', 'bool'],
  at: ['at', 'timestamptz'],
  status: ['status', 'text'],
  itemsCents: ['items_cents', 'bigint'],
  feeBasisPoints: ['fee_basis_points', 'int'],
  feeCents: ['fee_cents', 'bigint'],
  totalCents: ['total_cents', 'bigint'],
  key: ['key', 'uuid'],
  hash: ['hash', 'bytea'],
  placedBy: ['placed_by', 'uuid'],
  guest: ['guest', 'uuid'],
  promisedFrom: ['promised_from', 'timestamptz'],
  promisedTo: ['promised_to', 'timestamptz'],
};
const orderFields = Object.keys(orderColumns) as (keyof OrderRow)[];

/** Before them stand the restaurant and its version. */
const firstOrder = 3;
const firstLine = firstOrder + orderFields.length;
const afterLines = firstLine + lineFields.length;

/** SQL: an order's parameter, when it is written by itself. */
export const parameter = (field: keyof OrderRow) =>
  `$${firstOrder + orderFields.indexOf(field)}::${orderColumns[field][1]}`;
export const orderParameters = orderFields
  .map((field) => `${parameter(field)} as ${orderColumns[field][0]}`)
  .join(', ');
/** SQL: the same of several orders, a list for each column. */
export const orderLists = orderFields.map((field) => `${parameter(field)}[]`).join(', ');
export const orderNames = Object.values(orderColumns)
  .map(([name]) => name)
  .join(', ');
/** SQL: after the lines, where there are several orders, the key of each line's order and its place there. */
export const lineKeys = `$${afterLines}::uuid[], $${afterLines + 1}::int[]`;
/** SQL: last of all what is taken of what is counted, how many of each, and where there are several orders of whose key. */
export const takenOfOne = `$${afterLines}::uuid[], $${afterLines + 1}::int[]`;
export const takenOfAll = `$${afterLines + 2}::uuid[], $${afterLines + 3}::int[], $${afterLines + 4}::uuid[]`;
export const lineLists = lineFields.map((field, n) => `$${firstLine + n}::${lineColumns[field][1]}[]`).join(', ');

export const orderValues = (order: OrderRow): unknown[] => orderFields.map((field) => order[field]);
export const listsOfOrders = (orders: readonly OrderRow[]): unknown[] =>
  orderFields.map((field) => orders.map((order) => order[field]));
export const listsOfLines = (lines: readonly LineRow[]): unknown[] =>
  lineFields.map((field) => lines.map((line) => stored(line, field)));
