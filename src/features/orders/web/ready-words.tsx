import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { ClocheIcon } from '#ui/late-icons.tsx';
import type { ReadyWait } from './waiting.ts';

export const readyLooks = {
  calm: 'bg-green-tint text-green',
  due: 'bg-yellow-tint text-yellow',
  late: 'bg-danger-tint text-danger',
};

export const readyIcon = (state: ReadyWait['state']) => (state === 'calm' ? ClocheIcon : BellIcon);

/** Across the card: that it is ready, and when it has waited too long, that it waits. Never as solid as an allergy. */
export function ReadyWords({ wait: { minutes, state }, dense }: { wait: ReadyWait; dense: boolean }) {
  const Glyph = readyIcon(state);
  return (
    <p
      className={cx(
        'flex items-center gap-2 rounded-md px-3 font-semibold',
        dense ? 'py-1' : 'my-1 py-2 md:text-lg',
        readyLooks[state],
      )}
    >
      <Glyph size={22} />
      {state !== 'calm'
        ? m['orders.ready.waiting']({ minutes })
        : minutes < 1
          ? m['orders.ready.now']()
          : m['orders.ready.since']({ minutes })}
    </p>
  );
}
