import { type OrderStatus, orderStatuses } from '../../values.ts';
import type { DraftLine, Picks } from '../draft.ts';
import type { LaterOrder } from '../typed/later-order.ts';

/** A new order that was not sent: what the form goes on with. */
export interface UnsentOrder {
  /** Names the form that it was typed in. */
  id: string;
  /** The key under which it is created: sent twice, it is one order. */
  key: string;
  /** When it was last typed on, in milliseconds. */
  at: number;
  tableId: string;
  status: OrderStatus;
  lines: DraftLine[];
  /** What stands in the field of the sentence. */
  text: string;
  /** What is chosen of products that are not among the lines yet. */
  picks: Picks;
  /** What waits for other tables. */
  later: readonly LaterOrder[];
  /** What of it was sent without an answer, and may be an order already. */
  unheard: readonly DraftLine[] | null;
}

/** Longer than a sitting, shorter than until the next one: nobody is offered yesterday's order. */
export const unsentMs = 4 * 60 * 60_000;

export function emptyOrder(id: string, tableId = '', text = ''): UnsentOrder {
  return { id, key: id, at: 0, tableId, status: 'pendente', lines: [], text, picks: {}, later: [], unheard: null };
}

/** Whether something would be lost with it: a table alone is chosen again by one tap. */
export function holdsSomething({ lines, text, picks, later }: UnsentOrder): boolean {
  const picked = Object.values(picks).some((chosen) => chosen.length > 0);
  return lines.length > 0 || text.trim() !== '' || later.length > 0 || picked;
}

/** These with this one as it is by now, the newest first. */
export function withUnsent(orders: readonly UnsentOrder[], order: UnsentOrder): UnsentOrder[] {
  return [order, ...orders.filter(({ id }) => id !== order.id)];
}

/** Of a text that was stored: the orders that are none of another version's, and not too old. */
export function unsentOf(text: string | null, now: number): UnsentOrder[] {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {}
  return Array.isArray(stored) ? stored.filter((each) => isUnsent(each) && now - each.at < unsentMs) : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

function isUnsent(value: unknown): value is UnsentOrder {
  if (!isRecord(value)) return false;
  const { id, key, at, tableId, status, lines, text, picks, later, unheard } = value;
  return (
    [id, key, tableId, text].every((each) => typeof each === 'string') &&
    typeof at === 'number' &&
    orderStatuses.some((each) => each === status) &&
    areLines(lines) &&
    (unheard === null || areLines(unheard)) &&
    isRecord(picks) &&
    Object.values(picks).every(areTexts) &&
    Array.isArray(later) &&
    later.every((each) => isRecord(each) && typeof each.number === 'number' && typeof each.text === 'string')
  );
}

const areLines = (value: unknown): boolean => Array.isArray(value) && value.every(isLine);

function isLine(value: unknown): value is DraftLine {
  if (!isRecord(value)) return false;
  const { key, kept, productId, name, notes, optionIds, choices } = value;
  const { unitCents, addedCents, quantity, freeQuantity, held, weighed, onHold, grams, openCents } = value;
  return (
    kept === null &&
    [key, productId, name, notes].every((each) => typeof each === 'string') &&
    areTexts(optionIds) &&
    areTexts(choices) &&
    [unitCents, addedCents, quantity, freeQuantity, held].every(Number.isInteger) &&
    [weighed, onHold].every((each) => typeof each === 'boolean') &&
    [grams, openCents].every((each) => each === undefined || Number.isInteger(each))
  );
}
