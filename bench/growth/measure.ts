import { percentile, round } from '../figures.ts';
import { reads } from './reads.ts';
import type { Side } from './side.ts';

export interface Growth {
  name: string;
  smallMs: number;
  largeMs: number;
  ratio: number;
}

/** PostgreSQL plans a statement for its values five times before it settles on one plan for all. */
const warming = 8;

/** What else the machine does makes a read longer, never shorter: of all of them the one that a quarter was faster than says what it costs. */
const share = 0.25;

/** Reads each screen on both sides in turns, first here and then there, so that whatever else the machine does meets both alike. */
export async function measure(small: Side, large: Side, times: number): Promise<Growth[]> {
  const growths: Growth[] = [];
  for (const { name, read } of reads) {
    const took = new Map<Side, number[]>([
      [small, []],
      [large, []],
    ]);
    for (let turn = -warming; turn < times; turn += 1) {
      for (const side of turn % 2 === 0 ? [small, large] : [large, small]) {
        side.forgetKept();
        const from = performance.now();
        await read(side);
        if (turn >= 0) took.get(side)!.push(performance.now() - from);
      }
    }
    const costs = (side: Side) => percentile(Float64Array.from(took.get(side)!).sort(), share);
    const smallMs = costs(small);
    const largeMs = costs(large);
    growths.push({ name, smallMs, largeMs, ratio: round(largeMs / smallMs) });
  }
  return growths;
}
