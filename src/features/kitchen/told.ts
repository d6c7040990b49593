import { choicesToMake } from '../orders/base-price.ts';
import type { Order } from '../orders/contract.ts';
import { changesToSee, seenOfLine, unseenChanges } from '../orders/lines/changes.ts';
import { choiceCounts } from '../orders/lines/choice-counts.ts';
import { type Contents, contained } from '../orders/lines/contents.ts';
import type { LineSnapshot, OrderLine } from '../orders/lines/contract.ts';
import { stationsOf } from '../orders/lines/parts.ts';
import { isToMake } from '../orders/lines/status.ts';
import { unmadeAt } from '../orders/lines/unmade.ts';
import type { KitchenLine, KitchenOrder, PastAllergy, Told, ToldPart } from './contract.ts';
import type { ClosedOrder, EndedOrder } from './store.ts';

/** By when what is made at a station is expected, where its promise will not be kept. */
export type ExpectedTo = (stationId: string | null) => string | null;

/** What the kitchen is told of an order. */
export function orderTold(
  order: Order,
  contents: Contents,
  expectedTo: ExpectedTo = () => null,
  pastAllergies: readonly PastAllergy[] = [],
): KitchenOrder {
  const { id, tableNumber, joinedNumbers, number, status, revision, createdAt, promisedTo, unseenMove, lines } = order;
  const unseen = unseenChanges(order.changes);
  const changes = changesToSee(unseen);
  const gone = lines.filter(({ line }) => changes.some((change) => change.line === line && !change.became));
  return {
    id,
    tableNumber,
    joinedNumbers,
    number,
    status,
    ended: null,
    revision,
    createdAt,
    promisedTo,
    movedFrom: unseenMove?.fromTableNumber ?? null,
    moveSeenStations: unseenMove?.seenStations ?? [],
    rush: order.rush ?? null,
    lines: lines.filter((line) => !gone.includes(line)).map((line) => lineTold(line, contents, expectedTo)),
    pastAllergies: [...pastAllergies],
    changes: changes.map(({ line, was, became }) => ({
      line,
      was: was && told(was),
      became: became && told(became),
      seenStations: seenOfLine(unseen, line),
    })),
  };
}

/** An order that was cancelled under the kitchen's hands: nothing of it is to be made any more. */
export function cancellationTold(order: EndedOrder): KitchenOrder {
  const { seenStations } = order;
  const changes = order.lines.map((line) => ({ line: line.line, was: told(line), became: null, seenStations }));
  return { ...orderTold(order, new Map()), ended: 'cancelled', movedFrom: null, lines: [], changes };
}

/** An order that was closed under the kitchen's hands: what nobody made is not to be made any more, each station's part for itself. */
export function closingNotice(order: ClosedOrder): KitchenOrder {
  const changes = unmadeAt(order.lines, order.closedUnmadeAt).map(({ line, stationIds }) => {
    const was = told(line);
    const parts = was.parts.filter(({ stationId }) => stationIds.includes(stationId));
    return { line: line.line, was: { ...was, parts }, became: null, seenStations: order.seenStations };
  });
  const ended = order.billClosed ? 'billClosed' : 'completed';
  return { ...orderTold(order, new Map()), ended, movedFrom: null, lines: [], changes };
}

export function lineTold(of: OrderLine, contents: Contents, expectedTo: ExpectedTo = () => null): KitchenLine {
  const { line, status, startedAt, readyAt, heldAt, addedAt, firedAt, promisedTo } = of;
  const parts = partsTold(of, contents).map((part) => {
    const stands = of.parts?.find(({ stationId }) => stationId === part.stationId);
    return { ...part, status: stands?.status ?? status, readyAt: stands?.readyAt ?? null };
  });
  const stands = { line, status, startedAt, readyAt, heldAt, addedAt, firedAt, promisedTo };
  const expected = isToMake(status) && heldAt === null ? expectedTo(of.stationId) : null;
  return { ...told(of), ...stands, parts, expectedTo: expected, allergens: contained(of, contents) };
}

/** What each station makes of a line; nothing where one makes all of it. */
export function partsTold(
  line: Pick<LineSnapshot, 'productId' | 'stationId' | 'choices'>,
  contents: Contents,
): ToldPart[] {
  const stations = stationsOf(line);
  if (stations.length < 2) return [];
  return stations.map((stationId) => {
    const here = stationId === line.stationId;
    const choices = line.choices.filter((choice) => (choice.stationId ?? line.stationId) === stationId);
    const allergens = contained({ productId: here ? line.productId : '', choices }, contents);
    return { stationId, choices: choiceCounts({ choices: choicesToMake(choices) }), allergens };
  });
}

function told(line: LineSnapshot): Told {
  const { stationId, name, quantity, choices, notes } = line;
  const counted = choiceCounts({ choices: choicesToMake(choices) });
  return { stationId, name, quantity, choices: counted, parts: partsTold(line, new Map()), notes };
}
