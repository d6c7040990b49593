import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { UndoIcon } from '#ui/staff/icons.tsx';

/** Offered while it is possible. The server says how long that is; its clock and the device's need not agree. */
export function UndoButton({ seconds, busy, onPress }: { seconds: number; busy: boolean; onPress: () => void }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === 0) return null;
  return (
    <Button variant="quiet" size="s" busy={busy} onClick={onPress}>
      <UndoIcon size={18} />
      {m['bills.merge.undo']()}
      <span aria-hidden="true" className="tabular-nums">
        {m['bills.merge.left']({ seconds: left })}
      </span>
    </Button>
  );
}
