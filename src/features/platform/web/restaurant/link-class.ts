/** A link among the facts of a page: as high as a finger without moving the lines apart. */
export const linkClass = '-my-3 inline-block py-3 text-brand-ink underline-offset-4 wrap-anywhere hover:underline';
