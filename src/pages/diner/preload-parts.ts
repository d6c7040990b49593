/**
 * Fetches what the first tap may need, at the first touch: before it nothing competes with the page itself. Not by links of the
 * router: each link it puts into the head makes a cheap phone restyle the whole menu.
 */
export function preloadPartsAtFirstTouch(): () => void {
  const load = () => {
    stop();
    void import('./menu.tsx');
    void import('./orders.tsx');
    void import('./welcome.tsx');
    void import('#features/orders/web/diner/item-dialog.tsx');
    void import('#features/orders/web/diner/comanda-sheet.tsx');
    void import('#features/orders/web/diner/comanda-body.tsx');
    void import('#ui/confirm-dialog.tsx');
    void import('#features/tables/web/diner/seat-dialog.tsx');
    void import('#ui/toaster.tsx');
  };
  const events = ['pointerdown', 'keydown', 'touchstart'] as const;
  const stop = () => {
    for (const event of events) removeEventListener(event, load);
  };
  for (const event of events) addEventListener(event, load, { once: true, passive: true });
  return stop;
}
