/** How the palette looks, also before it is there. */
export const frame =
  'mx-auto mt-[min(12dvh,6rem)] mb-0 h-[min(34rem,76dvh)] w-[min(40rem,calc(100vw-1.5rem))] max-w-none flex-col overflow-hidden rounded-xl bg-surface text-ink shadow-float backdrop:bg-scrim open:flex';
export const head = 'flex shrink-0 items-center gap-1 border-hairline border-b pr-2 pl-4';
export const field =
  'h-15 min-w-0 grow bg-transparent px-2 text-lg outline-none placeholder:text-ink-3 max-sm:text-base';
