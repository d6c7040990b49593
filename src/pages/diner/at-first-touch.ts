import { patiently } from '#client/lazily.ts';

const events = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Fetches the table's other parts at the first touch: before it nothing competes with the page itself. Not by links of the
 * router: each link it puts into the head makes a cheap phone restyle the whole menu.
 */
export function preloadAtFirstTouch(): () => void {
  const load = () => {
    stop();
    void patiently(() => import('./preload-parts.ts')).then(({ preloadParts }) => preloadParts());
  };
  const stop = () => {
    for (const event of events) removeEventListener(event, load);
  };
  for (const event of events) addEventListener(event, load, { once: true, passive: true });
  return stop;
}
