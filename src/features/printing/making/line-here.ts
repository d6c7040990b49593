import { type Chosen, isAt, toldAt } from '../../kitchen/parts.ts';
import { partsTold } from '../../kitchen/told.ts';
import type { Station } from '../../menu/stations/contract.ts';
import { isToMake } from '../../orders/lines/status.ts';
import type { OrderNow } from './order-now.ts';
import type { PrintingRule } from './papers-of-order.ts';
import type { ToldLine } from './told.ts';

type Rule = Pick<PrintingRule, 'stationIds'>;

/** The stations of a printer, as a display has them: null is all of them. */
export function chosenBy({ stationIds }: Rule): Chosen {
  return stationIds.length === 0 ? null : new Set(stationIds);
}

/**
 * What of a line comes out of a printer: what its stations make of it, as on their display; choices that are made apart from their dish each on
 * a line of its own. By where it is made now, also what was told before: a line whose station was given up is neither gone from one printer nor
 * new at another.
 */
export function linesHere<Line extends ToldLine>(line: Line, rule: Rule, stations: readonly Station[]): Line[] {
  const chosen = chosenBy(rule);
  const parts = partsTold({ ...line, productId: '' }, new Map());
  const at = toldAt({ ...line, choices: [], parts }, stations, chosen);
  if (!at) return [];
  const { dish, pieces, elsewhere } = at;
  if (dish !== null) return pieces.map((piece) => ({ ...line, ...piece, choices: [], dish }));
  const choices = line.choices.filter(({ stationId }) =>
    isAt({ stationId: stationId ?? line.stationId }, stations, chosen),
  );
  return [{ ...line, choices, ...(elsewhere.length > 0 && { elsewhere }) }];
}

type Open = Pick<OrderNow['lines'][number], 'stationId' | 'firedAt' | 'promisedTo' | 'parts'>;

/** A line of which something is still to be made at a printer's stations, with what that is. */
export function openHere(line: OrderNow['lines'][number], rule: Rule, stations: readonly Station[]): Open[] {
  const [here] = linesHere(line, rule, stations);
  if (!here) return [];
  const parts = line.parts?.filter((part) => isAt(part, stations, chosenBy(rule)));
  const open = parts ? parts.some(({ status }) => isToMake(status)) : line.open;
  return open ? [{ ...here, parts }] : [];
}
