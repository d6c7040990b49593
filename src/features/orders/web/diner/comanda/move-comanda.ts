import { emptyComanda } from './comanda.ts';
import { createComandaStore } from './comanda-store.ts';

/** What was chosen at one table goes on at another, one under way included: its key makes sure that it is placed once. */
export function moveComanda(slug: string, from: number, to: number): void {
  createComandaStore(slug, from).change((kept) => {
    if (kept.lines.length > 0) {
      createComandaStore(slug, to).change((there) =>
        there.lines.length > 0 ? { ...there, lines: [...there.lines, ...kept.lines] } : kept,
      );
    }
    return emptyComanda;
  });
}
