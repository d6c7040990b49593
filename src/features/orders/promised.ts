import { minuteMs } from '#lib/minutes.ts';
import { clockMinutes } from '#lib/time.ts';
import { isToMake } from './lines/status.ts';
import type { OrderStatus } from './values.ts';

/** Where nothing was promised: before promises were kept, and in a house that promises none. */
const usualMinutes = 15;

export interface PromisedOrder {
  createdAt: string;
  promisedTo: string | null;
}

export interface PromisedLine {
  promisedTo?: string | null | undefined;
  addedAt?: string | null | undefined;
  firedAt?: string | null | undefined;
}

/** When a line came to the kitchen, in milliseconds: as it was fired, where it was held before, else as it was ordered, with its order or later. */
export function cameAt({ addedAt, firedAt }: PromisedLine, { createdAt }: Pick<PromisedOrder, 'createdAt'>): number {
  return Date.parse(firedAt ?? addedAt ?? createdAt);
}

/** By when the guests were told that a line is ready, in milliseconds. Nothing that is done to it moves this. */
export function lineDueAt(line: PromisedLine, order: PromisedOrder): number {
  const promised = line.promisedTo ?? order.promisedTo;
  return promised ? Date.parse(promised) : cameAt(line, order) + usualMinutes * minuteMs;
}

/** Whether, and by how many minutes, what was due is late: told from clock to clock, as on the guest's phone. 0 while it is in time. */
export function lateBy(dueAt: number, now: number): number {
  return Math.max(0, clockMinutes(dueAt, now));
}

/** Promised so many minutes or less before the last, a dish comes with the rest. */
const togetherMinutes = 8;

/** Whether the first of two promises comes clearly before the second, so that it is named apart from it. */
export function comesBefore(firstDueAt: number, dueAt: number): boolean {
  return dueAt - firstDueAt > togetherMinutes * minuteMs;
}

/** What of several lines a head tells at a moment: the first of them that is late or comes clearly before the rest, else the promise of the whole. */
export function headDueAt({ firstDueAt, dueAt }: { firstDueAt: number; dueAt: number }, now: number): number {
  return lateBy(firstDueAt, now) > 0 || comesBefore(firstDueAt, dueAt) ? firstDueAt : dueAt;
}

/** Between which times lines that are due at these are due: the first of them, and all of them. */
export function spanOf(dueAts: readonly number[]): { firstDueAt: number; dueAt: number } {
  return { firstDueAt: Math.min(...dueAts), dueAt: Math.max(...dueAts) };
}

type AwaitedLine = PromisedLine & { status: OrderStatus; heldAt: string | null };

interface WholeOrder<Line extends AwaitedLine = AwaitedLine> {
  promisedTo: string | null;
  lines: readonly Line[];
}

const isAwaited = ({ status, heldAt }: AwaitedLine) => heldAt === null && isToMake(status);

/** By when all that is still to be made of an order was promised, in milliseconds; null where nothing is, or nothing was promised. */
export function orderDueAt({ promisedTo, lines }: WholeOrder): number | null {
  const promises = lines.filter(isAwaited).flatMap((line) => line.promisedTo ?? promisedTo ?? []);
  return promises.length === 0 ? null : spanOf(promises.map((at) => Date.parse(at))).dueAt;
}

/** Between which times what is still to be made of an order is due: the kitchen is late with it from the first of them on; null where nothing is. */
export function awaitedSpan({
  lines,
  ...order
}: PromisedOrder & Pick<WholeOrder, 'lines'>): { firstDueAt: number; dueAt: number } | null {
  const dueAts = lines.filter(isAwaited).map((line) => lineDueAt(line, order));
  return dueAts.length === 0 ? null : spanOf(dueAts);
}

/**
 * What of an order comes first, clearly before the last of it, by when, and by when the rest; null where all that is still to be made comes
 * together, or nothing was promised. In milliseconds. What comes clearly after the first is of the rest.
 */
export function earlierOf<Line extends AwaitedLine>(
  order: WholeOrder<Line>,
): { lines: Line[]; dueAt: number; restDueAt: number } | null {
  const { promisedTo } = order;
  const restDueAt = orderDueAt(order);
  if (restDueAt === null) return null;
  const promises = order.lines.filter(isAwaited).flatMap((line) => {
    const at = line.promisedTo ?? promisedTo;
    return at ? { line, dueAt: Date.parse(at) } : [];
  });
  const first = spanOf(promises.map(({ dueAt }) => dueAt)).firstDueAt;
  const earlier = promises.filter(({ dueAt }) => comesBefore(dueAt, restDueAt) && !comesBefore(first, dueAt));
  if (earlier.length === 0) return null;
  return {
    lines: earlier.map(({ line }) => line),
    dueAt: spanOf(earlier.map(({ dueAt }) => dueAt)).dueAt,
    restDueAt,
  };
}
