import type { Station } from '../menu/stations/contract.ts';
import { isMade } from '../orders/lines/status.ts';
import type { Finished, KitchenLine } from './contract.ts';
import { type At, type Chosen, lineAt } from './parts.ts';
import { type Warning, warningsOf } from './tickets.ts';

const most = 20;

export interface Recallable {
  id: string;
  tableNumber: number;
  readyAt: number;
  lines: At<KitchenLine>[];
  /** Of all that was finished of the order, at whatever station. */
  warnings: Warning[];
}

/** The last twenty that were finished at the stations of a display, the last first. */
export function recallable(finished: readonly Finished[], stations: readonly Station[], chosen: Chosen): Recallable[] {
  return finished
    .map(({ id, tableNumber, lines }) => {
      const own = lines
        .flatMap((line) => lineAt(line, stations, chosen) ?? [])
        .filter(({ status, readyAt }) => isMade(status) && readyAt !== null);
      const readyAt = Math.max(...own.map((line) => Date.parse(line.readyAt ?? '')));
      return { id, tableNumber, lines: own, readyAt, warnings: warningsOf(lines) };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.readyAt - a.readyAt)
    .slice(0, most);
}
