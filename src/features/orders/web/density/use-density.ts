import { useSyncExternalStore } from 'react';
import { keptIn } from '#client/kept.ts';

const device = keptIn(() => localStorage);
const name = 'comanda.board.dense';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(): void {
  device.keep(name, device.read(name) ? null : 'yes');
  for (const listener of listeners) listener();
}

/** Whether this device shows the board's cards small, so that more of them are seen at once. */
export function useDensity(): { dense: boolean; toggle: () => void } {
  const dense = useSyncExternalStore(
    subscribe,
    () => device.read(name) !== null,
    () => false,
  );
  return { dense, toggle };
}
