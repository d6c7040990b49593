import { patiently } from '#client/lazily.ts';

const parts: (() => Promise<unknown>)[] = [
  () => import('./menu.tsx'),
  () => import('./orders.tsx'),
  () => import('./welcome.tsx'),
  () => import('#features/orders/web/diner/item-dialog.tsx'),
  () => import('#features/orders/web/diner/comanda-sheet.tsx'),
  () => import('#features/orders/web/diner/comanda-body.tsx'),
  () => import('#ui/confirm-dialog.tsx'),
  () => import('#features/tables/web/diner/seat-dialog.tsx'),
  () => import('#ui/toaster.tsx'),
];

/**
 * Fetches what the first tap may need, at the first touch: before it nothing competes with the page itself. Not by links of the
 * router: each link it puts into the head makes a cheap phone restyle the whole menu.
 */
export function preloadPartsAtFirstTouch(): () => void {
  const load = () => {
    stop();
    for (const part of parts) void patiently(part);
  };
  const events = ['pointerdown', 'keydown', 'touchstart'] as const;
  const stop = () => {
    for (const event of events) removeEventListener(event, load);
  };
  for (const event of events) addEventListener(event, load, { once: true, passive: true });
  return stop;
}
