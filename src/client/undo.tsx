import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';

const undoMs = 6_000;

/** What was done last, as long as its message stands. */
let last: { id: string; undo: () => void } | undefined;

/** Says what was done and, for six seconds, offers to take it back: by a press, or by Control and Z. Gives back how the offer is withdrawn. */
export function offerUndo(done: string, undo: () => void): () => void {
  // Of several, only the last can be taken back: a key would not say which it means.
  if (last) toast.remove(last.id);
  const id = toast.success(({ id: own }) => <Undoable done={done} id={own} />, { duration: undoMs });
  last = { id, undo };
  return () => toast.remove(id);
}

/** What can still be taken back, is. */
export function undoLast(): void {
  if (!last) return;
  const { id, undo } = last;
  last = undefined;
  toast.remove(id);
  undo();
}

/** What was done last stands: a next thing is begun, over which the offer would lie. */
export function withdrawUndo(): void {
  if (!last) return;
  toast.remove(last.id);
  last = undefined;
}

function Undoable({ done, id }: { done: string; id: string }) {
  useEffect(
    () => () => {
      if (last?.id === id) last = undefined;
    },
    [id],
  );
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0">{done}</span>
      <button
        type="button"
        onClick={undoLast}
        className="pointer-events-auto -my-2 min-h-11 rounded-md px-2 font-semibold text-brand-ink underline underline-offset-4"
      >
        {m['common.undo']()}
      </button>
    </span>
  );
}
