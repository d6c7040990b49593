import { patiently } from '#client/lazily.ts';
import { reopenDish } from '#features/orders/web/diner/choosing/reopen-dish.ts';

const dish = () => import('#features/orders/web/diner/choosing/item-dialog.tsx');
const others: (() => Promise<unknown>)[] = [
  // First, with what sends it, the button of an order that may be placed at once on a line that breaks.
  () => import('#features/orders/web/diner/comanda/comanda-sheet.tsx'),
  () => import('#features/orders/web/diner/choosing/say-added.ts'),
  () => import('#features/orders/web/diner/comanda/comanda-body.tsx'),
  () => import('./menu.tsx'),
  () => import('./orders.tsx'),
  () => import('./welcome.tsx'),
  () => import('#features/menu/web/diner/dish-rows.tsx'),
  () => import('#features/restaurants/web/diner/stuck-head.tsx'),
  () => import('#features/menu/web/diner/favourites-row.tsx'),
  () => import('#features/menu/web/diner/finding/filter-chips.tsx'),
  () => import('#features/menu/web/diner/finding/found-dishes.tsx'),
  () => import('#features/calls/web/diner/call-sheet.tsx'),
  () => import('#ui/confirm-dialog.tsx'),
  () => import('#features/tables/web/diner/seat-dialog.tsx'),
  () => import('#ui/toaster.tsx'),
];
const events = ['pointerdown', 'keydown', 'touchstart'] as const;
const longestWaitMs = 500;

/*
 * Loading this file fetches the table's other parts: at once, as soon as the phone has nothing else to do, what a tap on a dish opens; the
 * others from the first touch on. Not by links of the router: each link it puts into the head makes a cheap phone restyle the whole menu.
 */
whenIdle(() => void patiently(dish).then(reopenDish));
for (const event of events) addEventListener(event, preloadOthers, { once: true, passive: true });

/** One after the other: what the tap itself opens does not wait behind them. */
async function preloadOthers(): Promise<void> {
  for (const event of events) removeEventListener(event, preloadOthers);
  for (const part of others) {
    await new Promise<void>(whenIdle);
    await patiently(part);
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWaitMs });
  else setTimeout(run);
}
