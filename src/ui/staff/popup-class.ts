/** How a menu that opens at a button looks. */
export const popupClass = 'rounded-md bg-surface p-1.5 shadow-float outline-none';

/** An entry of such a menu. */
export const popupItemClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 font-medium outline-none data-highlighted:bg-sunken';
