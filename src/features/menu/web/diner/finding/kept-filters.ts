import { keptIn } from '#client/kept.ts';

const tab = keptIn(() => sessionStorage);
const listeners = new Set<() => void>();
const nameOf = (slug: string, table: number) => `filters:${slug}:${table}`;

/** What a guest eats and avoids, as text: it outlives reloads and other pages, and ends with the tab. */
export function keptFilters(slug: string, table: number): string | null {
  return tab.read(nameOf(slug, table));
}

export function keepFilters(slug: string, table: number, filters: string): void {
  tab.keep(nameOf(slug, table), filters || null);
  for (const listener of listeners) listener();
}

export function watchFilters(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
