import { type Comanda, isLocked } from './comanda.ts';

export function removeLine(comanda: Comanda, id: string): Comanda {
  if (isLocked(comanda)) return comanda;
  return { ...comanda, lines: comanda.lines.filter((line) => line.id !== id) };
}
