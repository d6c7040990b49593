import type { Station } from '../menu/stations/contract.ts';
import type { KitchenLine, KitchenOrder } from './contract.ts';

/** What the tests of the rules are told of. */
export const minute = 60_000;
export const start = Date.parse('2026-11-21T23:00:00.000Z');
export const hot = 'hot';
export const cold = 'cold';
export const stations: Station[] = [
  { id: hot, name: 'Cozinha quente', targetMinutes: 20, repeatsSound: true, isDefault: true, formerIds: [] },
  { id: cold, name: 'Fria', targetMinutes: 10, repeatsSound: false, isDefault: false, formerIds: [] },
];

export function line(number: number, name: string, part: Partial<KitchenLine> = {}): KitchenLine {
  const stands = {
    status: 'pendente',
    startedAt: null,
    readyAt: null,
    heldAt: null,
    addedAt: null,
    firedAt: null,
    promisedTo: null,
    expectedTo: null,
  } as const;
  return {
    line: number,
    stationId: hot,
    name,
    quantity: 1,
    choices: [],
    parts: [],
    notes: '',
    allergens: [],
    ...stands,
    ...part,
  };
}

type Change = KitchenOrder['changes'][number];
interface OrderPart extends Partial<Omit<KitchenOrder, 'changes'>> {
  changes?: (Omit<Change, 'seenStations'> & Partial<Change>)[];
}

export function order(id: string, lines: KitchenLine[], { changes = [], ...part }: OrderPart = {}): KitchenOrder {
  const made = { createdAt: new Date(start).toISOString(), promisedTo: null };
  const at = { tableNumber: 7, number: 1, ...made, movedFrom: null, moveSeenStations: [], rush: null };
  const { createdAt } = { ...made, ...part };
  // What these kitchens promise of a line: as many minutes as their stations aim at, from when it came.
  const promised = lines.map((each) => ({ ...each, promisedTo: each.promisedTo ?? promiseOf(each, createdAt) }));
  const told = changes.map((change) => ({ seenStations: [], ...change }));
  return {
    id,
    ...at,
    status: 'pendente',
    ended: null,
    revision: 1,
    lines: promised,
    pastAllergies: [],
    changes: told,
    ...part,
  };
}

function promiseOf({ stationId, addedAt, firedAt }: KitchenLine, createdAt: string): string | null {
  const station = stations.find(({ id }) => id === (stationId ?? hot));
  return station
    ? new Date(Date.parse(firedAt ?? addedAt ?? createdAt) + station.targetMinutes * minute).toISOString()
    : null;
}
