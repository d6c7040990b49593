import { patiently } from '#client/lazily.ts';

const parts: (() => Promise<unknown>)[] = [
  () => import('./menu.tsx'),
  () => import('./orders.tsx'),
  () => import('./welcome.tsx'),
  () => import('#features/menu/web/diner/dish-rows.tsx'),
  () => import('#features/restaurants/web/diner/stuck-head.tsx'),
  () => import('#features/menu/web/diner/favourites-row.tsx'),
  () => import('#features/menu/web/diner/finding/filter-chips.tsx'),
  () => import('#features/menu/web/diner/finding/found-dishes.tsx'),
  () => import('#features/orders/web/diner/choosing/item-dialog.tsx'),
  () => import('#features/orders/web/diner/comanda/comanda-sheet.tsx'),
  () => import('#features/orders/web/diner/comanda/comanda-body.tsx'),
  () => import('#features/orders/web/diner/comanda/send-order.ts'),
  () => import('#features/calls/web/diner/call-sheet.tsx'),
  () => import('#ui/confirm-dialog.tsx'),
  () => import('#features/tables/web/diner/seat-dialog.tsx'),
  () => import('#ui/toaster.tsx'),
];

/** What the first tap may need. */
export function preloadParts(): void {
  for (const part of parts) void patiently(part);
}
