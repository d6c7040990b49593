import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';

interface RoomLeftProps {
  text: string;
  max: number;
}

/** How much more fits, once it gets tight. That nothing more does is said aloud: keys would do nothing without a word. */
export function RoomLeft({ text, max }: RoomLeftProps) {
  const left = max - text.length;
  const tight = left <= Math.max(10, max / 10);
  return (
    <span className={cx(tight ? 'text-ink-2 text-sm tabular-nums' : 'sr-only')}>
      {left > 0 && tight && m['common.room.left']({ count: left })}
      <span role="status">{left <= 0 && m['common.room.full']({ max })}</span>
    </span>
  );
}
