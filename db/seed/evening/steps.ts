import type { PlannedOrder, Reached } from './parties.ts';

export interface Step {
  at: number;
  from: Reached;
  to: Reached;
  /** By their places in the order. */
  lines: number[];
}

const minuteMs = 60_000;
/** Of the time since it was sent, when a line was begun, ready and carried: the rest of it is what it has waited since. */
const moments = {
  pendente: [],
  preparando: [0.25],
  pronto: [0.15, 0.8],
  entregue: [0.08, 0.3, 0.34],
} as const satisfies Record<Reached, readonly number[]>;
const way = ['pendente', 'preparando', 'pronto', 'entregue'] as const satisfies Reached[];
/** However long ago it was sent, a dish was begun, made and carried within so many minutes. */
const longest = [4, 24, 26];

/** What the kitchen and the waiters did with the lines of an order, from when it was sent until now. Lines that came as far went together. */
export function stepsOf(order: PlannedOrder, sent: number, now: number): Step[] {
  return way.flatMap((reached) => {
    const lines = order.lines.flatMap((line, index) => (line.reached === reached ? [index] : []));
    if (lines.length === 0) return [];
    return moments[reached].map((part, step) => ({
      at: sent + Math.min((now - sent) * part, (longest[step] ?? 0) * minuteMs),
      from: way[step] ?? 'pendente',
      to: way[step + 1] ?? 'entregue',
      lines,
    }));
  });
}
