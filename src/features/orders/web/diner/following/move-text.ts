import { m } from '#generated/messages/messages.js';
import type { SeenMove } from './move-seen.ts';

/** That their table is another, or that two were put together: nobody has to stand up for that. */
export function moveText({ number, togetherWith }: SeenMove): string {
  return togetherWith === null
    ? m['diner.tableMoved']({ number })
    : m['diner.tablesTogether']({ from: togetherWith, number });
}
