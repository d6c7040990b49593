import { useEffect } from 'react';
import type { Steps } from './use-steps.ts';

/** Ctrl and Z, or what stands for it: takes the last step back. In a field, and in a dialog, it is that one's own. */
export function useUndoKey({ all, undo }: Steps): void {
  const last = all.at(-1);
  useEffect(() => {
    if (!last) return;
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      const within = event.target instanceof Element ? event.target : null;
      if (within?.closest('input, textarea, select, [role=dialog], [role=alertdialog], dialog')) return;
      event.preventDefault();
      undo(last);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}
