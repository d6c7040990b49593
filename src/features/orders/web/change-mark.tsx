import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { LineChange } from '../lines/contract.ts';

/** What became of a line, in a word, and how many it was: colour and strokes never stand alone. */
export function ChangeMark({ change: { was, became } }: { change: LineChange }) {
  const word = !was
    ? m['orders.changes.added']()
    : !became
      ? m['orders.changes.removed']()
      : m['orders.changes.mark']();
  return (
    // Its own row below the name, which stays where it was; an inline box is not struck with its line.
    <span className="mt-1 inline-flex flex-wrap items-center gap-x-2 text-sm">
      <span
        className={cx(
          'rounded-full px-2 py-0.5 font-semibold text-xs',
          !was ? 'bg-green-tint text-green' : !became ? 'bg-red-tint text-red' : 'bg-yellow text-white',
        )}
      >
        {word}
      </span>
      {was && became && was.quantity !== became.quantity && (
        <span className="money text-ink-2">
          {m['orders.changes.before']()} <s>{was.quantity}×</s>
        </span>
      )}
    </span>
  );
}
