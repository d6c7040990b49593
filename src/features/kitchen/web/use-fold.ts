import { useEffect, useRef } from 'react';
import type { change, DeviceSettings } from './device.ts';

/** From where on the panel of sums is open unless somebody has folded it; the stylesheet says the same. */
const wide = '(min-width: 1920px)';

/** Opens and folds the panel of sums, of a wide screen or of a narrow one. What was pressed goes away: the focus goes to what undoes it. */
export function useFold({ sums, drawer }: DeviceSettings, set: typeof change): () => void {
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when either has changed, the other button stands there
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const buttons = document.querySelectorAll<HTMLElement>('[data-sums-fold]');
    [...buttons].find((button) => button.getClientRects().length > 0)?.focus();
  }, [sums, drawer]);
  return () => {
    pressed.current = true;
    set(window.matchMedia(wide).matches ? { sums: !sums } : { drawer: !drawer });
  };
}
