import { useSyncExternalStore } from 'react';
import { keptIn } from '#client/kept.ts';
import { useMedia } from '#client/use-media.ts';

export const views = ['evening', 'list'] as const;
export type View = (typeof views)[number];

/** From this width on an evening is seen whole. */
const wide = '(min-width: 64rem)';
const device = keptIn(() => localStorage);
const name = 'comanda.reservations';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(view: View): void {
  device.keep(name, view);
  for (const listener of listeners) listener();
}

/** The view that was last chosen on this device, or else the one that its width is made for. */
export function useView(): { view: View; show: (view: View) => void } {
  const isWide = useMedia(wide);
  const kept = useSyncExternalStore(
    subscribe,
    () => device.read(name),
    () => null,
  );
  const chosen = views.find((view) => view === kept);
  return { view: chosen ?? (isWide ? 'evening' : 'list'), show };
}
