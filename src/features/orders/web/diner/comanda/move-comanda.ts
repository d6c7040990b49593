import { moveFilters } from '../../../../menu/web/diner/finding/move-filters.ts';
import { emptyComanda } from './comanda.ts';
import { createComandaStore } from './comanda-store.ts';

/**
 * What was chosen at one table, and what is avoided there, goes on at another. So does an order under way: its key makes sure that it
 * is placed once.
 */
export function moveComanda(slug: string, from: number, to: number): void {
  moveFilters(slug, from, to);
  createComandaStore(slug, from).change((kept) => {
    if (kept.lines.length > 0) {
      createComandaStore(slug, to).change((there) =>
        there.lines.length > 0 ? { ...there, lines: [...there.lines, ...kept.lines] } : kept,
      );
    }
    return emptyComanda;
  });
}
