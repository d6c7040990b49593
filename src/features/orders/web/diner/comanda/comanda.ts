import type { ChosenLine } from '../../../lines/contract.ts';
import { type MenuIndex, priceLines, type Refusal } from '../../../order.ts';
import { maxLines, maxQuantity } from '../../../values.ts';

/** An order that was being sent longer ago than this is not sent again unasked: its diners may have left. */
export const staleAfterMs = 10 * 60_000;

/** A line as the server reads it, and the words that show it when its product is gone from the menu. */
export interface Line extends ChosenLine {
  id: string;
  name: string;
  choices: string[];
  seenUnitCents: number;
  /** What the server had against this line, and when. */
  refused?: { refusal: Refusal; at: number };
}

/** One order under way: every retry sends this key with exactly these lines, so it is placed once however often it is sent. */
export interface Attempt {
  key: string;
  lines: ChosenLine[];
  startedAt: number;
  /** False once it was refused or given up: the lines may be changed again. */
  live: boolean;
}

export interface Comanda {
  lines: Line[];
  attempt: Attempt | null;
  /** Why an order whose fate is unknown is not being sent any more. */
  notice: 'stopped' | 'stale' | null;
}

export const emptyComanda: Comanda = { lines: [], attempt: null, notice: null };

/** While the fate of an order is unknown, what it consists of may not change. */
export function isLocked(comanda: Comanda): boolean {
  return comanda.attempt?.live === true;
}

export function isFull(comanda: Comanda): boolean {
  return comanda.lines.length >= maxLines;
}

export function countItems(lines: readonly Line[], productId?: string): number {
  return lines.reduce(
    (sum, line) => sum + (productId === undefined || line.productId === productId ? line.quantity : 0),
    0,
  );
}

function sameChoice(a: Line, b: Line): boolean {
  const [one, other] = bodyOf([a, b]).map((line) => ({ ...line, quantity: 1, optionIds: [...line.optionIds].sort() }));
  return JSON.stringify(one) === JSON.stringify(other);
}

export function addLine(comanda: Comanda, line: Line): Comanda {
  if (isLocked(comanda)) return comanda;
  const same = comanda.lines.find(
    (other) => !other.refused && sameChoice(other, line) && other.quantity + line.quantity <= maxQuantity,
  );
  if (same) return editLine(comanda, same.id, { quantity: same.quantity + line.quantity });
  return isFull(comanda) ? comanda : { ...comanda, lines: [...comanda.lines, line] };
}

export type LineEdit = Partial<Pick<Line, 'quantity' | 'optionIds' | 'choices' | 'notes' | 'seenUnitCents'>>;

export function editLine(comanda: Comanda, id: string, edit: LineEdit): Comanda {
  if (isLocked(comanda)) return comanda;
  const quantity = (line: Line) => Math.min(Math.max(edit.quantity ?? line.quantity, 1), maxQuantity);
  // A number of pieces mends nothing; another choice or an accepted price does.
  const mends = Object.keys(edit).some((field) => field !== 'quantity');
  const lines = comanda.lines.map((line) =>
    line.id === id ? { ...line, ...edit, quantity: quantity(line), refused: mends ? undefined : line.refused } : line,
  );
  return { ...comanda, lines };
}

function bodyOf(lines: readonly Line[]): ChosenLine[] {
  return lines.map(({ productId, quantity, optionIds, notes, seenUnitCents }) => ({
    productId,
    quantity,
    optionIds,
    notes,
    seenUnitCents,
  }));
}

export function sameBody(lines: readonly Line[], sent: readonly ChosenLine[]): boolean {
  return JSON.stringify(bodyOf(lines)) === JSON.stringify(sent);
}

/**
 * Starts or resumes sending. The new key is used only when the lines are not those of the last attempt: sending unchanged lines again
 * after an unknown outcome must find the first order, not place a second.
 */
export function send(comanda: Comanda, newKey: string, now: number): Comanda {
  if (isLocked(comanda) || comanda.lines.length === 0) return comanda;
  const lines = bodyOf(comanda.lines);
  const last = comanda.attempt;
  const key = last && sameBody(comanda.lines, last.lines) ? last.key : newKey;
  return { ...comanda, attempt: { key, lines, startedAt: now, live: true }, notice: null };
}

/** Gives up on an answer. The key is kept: see `send`. */
export function stop(comanda: Comanda, key: string, notice: Comanda['notice'] = 'stopped'): Comanda {
  if (comanda.attempt?.key !== key || !comanda.attempt.live) return comanda;
  return { ...comanda, attempt: { ...comanda.attempt, live: false }, notice };
}

/** What was kept, when the page is opened: an order under way goes on, unless too much time has passed. */
export function reopen(comanda: Comanda, now: number): Comanda {
  const { attempt } = comanda;
  return attempt?.live && now - attempt.startedAt > staleAfterMs ? stop(comanda, attempt.key, 'stale') : comanda;
}

/**
 * What stands against each line: by the menu as it is on this screen, by what is left, else by the server when it answered later than that menu was read.
 */
export function marks(
  lines: readonly Line[],
  menu: MenuIndex,
  menuReadAt: number,
  short: readonly Refusal[] = [],
): Map<string, Refusal> {
  const found = new Map<string, Refusal>();
  for (const [index, line] of lines.entries()) {
    const [local] = priceLines(bodyOf([line]), menu).refusals;
    const fromServer = line.refused && line.refused.at > menuReadAt ? line.refused.refusal : undefined;
    const refusal = local ?? short.find((each) => each.line === index) ?? fromServer;
    if (refusal) found.set(line.id, refusal);
  }
  return found;
}
