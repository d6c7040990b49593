import { minuteMs } from '#lib/minutes.ts';
import { inHandMinutes, usualSideBySide } from './estimate.ts';

/** How many of a station's last finished lines count. */
const recentLines = 30;
/** What a usual station weighs beside them: so many preparation minutes of queues. */
const usualQueue = 800;
/** Who marks a heap of dishes as ready at once was not that fast, and one bad hour is not the evening. */
const least = usualSideBySide / 2;
const most = usualSideBySide * 3;

interface Worked {
  productId: string;
  minutes: number;
  quantity: number;
  cameAt: number;
  readyAt: number | null;
}

/** Preparation minutes that a station had in hand when a line came to it, as a usual one would have them. */
export function inHandBefore({ cameAt }: Pick<Worked, 'cameAt'>, lines: readonly Worked[], sideBySide: number): number {
  const before = lines
    .filter((line) => line.cameAt < cameAt && (line.readyAt ?? Infinity) > cameAt)
    .map(({ productId, minutes, quantity }) => ({ productId, minutes, pieces: quantity }));
  return inHandMinutes(before, sideBySide);
}

/**
 * How many dishes a station works on side by side: the queues that stood before what it finished lately, over what that waited for them. Of
 * those in hand each is half made already, so that a queue takes half of its minutes.
 */
export function sideBySideOf(begun: readonly (Worked & { readyAt: number })[], lines: readonly Worked[]): number {
  const recent = [...begun].sort((a, b) => b.readyAt - a.readyAt).slice(0, recentLines);
  let queues = usualQueue;
  let waited = usualQueue / usualSideBySide / 2;
  for (const line of recent) {
    const queue = inHandBefore(line, lines, usualSideBySide);
    if (queue === 0) continue;
    queues += queue;
    waited += Math.max(0, (line.readyAt - line.cameAt) / minuteMs - line.minutes);
  }
  return Math.min(most, Math.max(least, queues / waited / 2));
}
