import { m } from '#generated/messages/messages.js';
import { TriangleIcon } from './icons.tsx';

/** How many are late, in words; none where none is. */
export const lateTexts = (count: number): string[] =>
  count === 0 ? [] : [count === 1 ? m['kitchen.lateOne']() : m['kitchen.late']({ count })];

/** How many are late of what hangs out of sight. */
export function LateCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="late">
      <TriangleIcon />
      <span className="short" aria-hidden="true">
        {count}
      </span>
      <span className="said">{lateTexts(count)}</span>
    </span>
  );
}
