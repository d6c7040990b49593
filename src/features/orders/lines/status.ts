import { lineSteps, type OrderStatus } from '../values.ts';

/**
 * What an order's lines make of it: pending until one is begun, ready when nothing is left to make, delivered when nothing is left to
 * carry. What was cancelled counts for nothing, unless nothing else is there.
 */
export function statusOfLines(lines: readonly { status: OrderStatus }[]): OrderStatus {
  const ranks = lines.filter(({ status }) => status !== 'cancelado').map(({ status }) => rankOf(status));
  if (ranks.length === 0) return 'cancelado';
  const least = Math.min(...ranks);
  const begun = Math.max(...ranks) > rankOf('pendente');
  return least === rankOf('pendente') && begun ? 'preparando' : (lineSteps[least] ?? 'pendente');
}

/** The statuses of the lines that go along when an order goes to a status: forward those before it, backward those after it. */
export function statusesMoved(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  if (to === 'cancelado') return [...lineSteps];
  if (from === 'cancelado') return [...lineSteps, 'cancelado'];
  const forward = rankOf(to) > rankOf(from);
  return lineSteps.filter((status) => (forward ? rankOf(status) < rankOf(to) : rankOf(status) > rankOf(to)));
}

/** Somebody still has to make it. */
export function isToMake(status: OrderStatus): boolean {
  return status === 'pendente' || status === 'preparando';
}

/** Nothing of it is left to make: it is to be carried, or was. */
export function isMade(status: OrderStatus): boolean {
  return status === 'pronto' || status === 'entregue';
}

/** All that is left to make is held: nobody is late with it, and no time is said of it. */
export function onlyHeldLeft(lines: readonly { status: OrderStatus; heldAt: string | null }[]): boolean {
  const left = lines.filter(({ status }) => isToMake(status));
  return left.length > 0 && left.every(({ heldAt }) => heldAt !== null);
}

/** The lines that are on no ticket: what becomes of them is nothing that the kitchen has to see. */
export function heldLines(lines: readonly { line: number; heldAt: string | null }[]): number[] {
  return lines.filter(({ heldAt }) => heldAt !== null).map(({ line }) => line);
}

/** A step of the whole order leaves its held lines held, as long as anything else of it is not held. */
export function leavesHeld(lines: readonly { status: OrderStatus; held: boolean }[]): boolean {
  const live = lines.filter(({ status }) => status !== 'cancelado');
  return live.some(({ held }) => held) && live.some(({ held }) => !held);
}

/** Where an order stands for whoever makes and carries it: by what is fired, until all of that is delivered. */
export function statusOfFired({
  status,
  lines,
}: {
  status: OrderStatus;
  lines: readonly { status: OrderStatus; heldAt: string | null }[];
}): OrderStatus {
  if (!leavesHeld(lines.map((line) => ({ status: line.status, held: line.heldAt !== null })))) return status;
  const fired = statusOfLines(lines.filter(({ heldAt }) => heldAt === null));
  return fired === 'entregue' ? status : fired;
}

function rankOf(status: OrderStatus): number {
  return (lineSteps as readonly OrderStatus[]).indexOf(status);
}
