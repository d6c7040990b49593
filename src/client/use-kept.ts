import { useSyncExternalStore } from 'react';
import { keptIn } from './kept.ts';

const device = keptIn(() => localStorage);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a choice on this device under a name, or forgets it with null, and tells all of the page that shows it. */
export function keepChoice(name: string, choice: string | null): void {
  device.keep(name, choice);
  for (const listener of listeners) listener();
}

/** What this device keeps under a name; drawn on the server as if nothing were kept. */
export const useKept = (name: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => device.read(name),
    () => null,
  );
