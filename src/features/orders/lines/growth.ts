import type { LineSnapshot, OrderLine } from './contract.ts';
import { isMade } from './status.ts';

type Growing = LineSnapshot & Pick<OrderLine, 'line' | 'status' | 'parts'>;

/** What is made stays so, at one station as at all: more of it than there was becomes a line of its own, at the same price, which has to be made. */
export function growthApart<Line extends Growing>(
  before: readonly Growing[],
  after: readonly Line[],
): { lines: Line[]; more: LineSnapshot[] } {
  const more: LineSnapshot[] = [];
  const lines = after.map((line) => {
    const was = before.find((candidate) => candidate.line === line.line);
    const made = was && [was, ...(was.parts ?? [])].some(({ status }) => isMade(status));
    if (!made || line.quantity <= was.quantity) return line;
    const { productId, stationId, name, unitCents, choices, notes } = line;
    more.push({ productId, stationId, name, unitCents, choices, notes, quantity: line.quantity - was.quantity });
    return { ...line, quantity: was.quantity };
  });
  return { lines, more };
}
