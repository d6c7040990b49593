import { keepFilters, keptFilters } from './kept-filters.ts';

/** They go along with the bill, beside what was set at the other table before. */
export function moveFilters(slug: string, from: number, to: number): void {
  const both = [from, to].map((table) => keptFilters(slug, table) ?? '');
  keepFilters(slug, to, both.join(' ').trim());
  keepFilters(slug, from, '');
}
