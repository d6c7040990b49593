import { percentile } from '../figures.ts';
import type { Frames } from './frames.ts';

/** At sixty frames a second one lasts 16.7 ms; from one and a half of that on, one was missed. */
const frameMs = 1_000 / 60;

export function printFrames(name: string, { times, longTasks, workMs }: Frames): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => percentile(sorted, share).toFixed(1);
  const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / frameMs) - 1), 0);
  const longest = Math.round(Math.max(0, ...longTasks));
  return [
    `${name}: ${times.length} frames, ${dropped} dropped`,
    `  frame times: median ${at(0.5)} ms, 95% ${at(0.95)} ms, 99% ${at(0.99)} ms, longest ${at(1)} ms`,
    `  long tasks: ${longTasks.length}${longTasks.length > 0 ? `, the longest ${longest} ms` : ''}`,
    `  the page's thread: ${(workMs / times.length).toFixed(1)} ms of work for a frame`,
  ].join('\n');
}
