import { minuteMs } from '#lib/minutes.ts';
import type { KitchenLine, KitchenOrder } from '../kitchen/contract.ts';
import type { Menu, Product } from '../menu/contract.ts';
import type { Station } from '../menu/stations/contract.ts';
import { estimate, type Kitchen } from '../orders/estimate.ts';
import { statusOfLines } from '../orders/lines/status.ts';

interface Plate {
  dish: string;
  /** By its name; the first where none is named. */
  station?: string;
  quantity: number;
  choices?: readonly string[];
  notes?: string;
  /** Minutes after it was ordered. */
  begins: number;
  ready: number;
}

interface Guests {
  table: number;
  /** The minute of the round in which they order. */
  at: number;
  plates: readonly Plate[];
}

interface House {
  products: ReadonlyMap<string, Product>;
  /** Its stations, by their names. */
  places: ReadonlyMap<string, string>;
}

/** The kitchen's evening goes round in so many minutes: whenever somebody looks, it is in the middle of it. */
export const roundMinutes = 40;
const asTheMenuSays: Kitchen = { minutesInHand: new Map(), paceAt: () => 1 };
/** What is ready waits so long for a waiter. */
const carriedAfter = 4;

/** Who orders at the tables around a visitor's. Their numbers are below those of visitors. */
export const guests: readonly Guests[] = [
  {
    table: 2,
    at: 0,
    plates: [
      { dish: 'Salada da horta', station: 'Fria', quantity: 1, choices: ['Molho à parte'], begins: 2, ready: 9 },
      { dish: 'Filé à parmegiana', quantity: 2, notes: 'Um sem queijo', begins: 3, ready: 29 },
    ],
  },
  {
    table: 9,
    at: 6,
    plates: [
      { dish: 'Costela no bafo', quantity: 1, begins: 2, ready: 24 },
      { dish: 'Chope pilsen', station: 'Bar', quantity: 3, begins: 5, ready: 12 },
    ],
  },
  {
    table: 7,
    at: 12,
    plates: [
      { dish: 'Picanha na brasa', quantity: 2, choices: ['Ao ponto para mal'], begins: 3, ready: 21 },
      { dish: 'Mandioca frita', quantity: 1, notes: 'Alergia a amendoim', begins: 5, ready: 18 },
    ],
  },
  {
    table: 12,
    at: 17,
    plates: [{ dish: 'Feijoada da casa', quantity: 3, notes: 'Laranja à parte', begins: 3, ready: 23 }],
  },
  {
    table: 4,
    at: 22,
    plates: [
      { dish: 'Coxinha de frango com catupiry', quantity: 1, begins: 2, ready: 11 },
      { dish: 'Feijoada da casa', quantity: 2, begins: 2, ready: 19 },
    ],
  },
  {
    table: 15,
    at: 27,
    plates: [{ dish: 'Picanha na brasa', quantity: 1, choices: ['Bem passada'], begins: 2, ready: 20 }],
  },
  {
    table: 3,
    at: 32,
    plates: [
      { dish: 'Bolinho de feijoada', quantity: 2, begins: 4, ready: 14 },
      { dish: 'Caipirinha da casa', station: 'Bar', quantity: 1, notes: 'Pouco açúcar', begins: 3, ready: 6 },
    ],
  },
  {
    table: 5,
    at: 2,
    plates: [
      { dish: 'Moqueca de banana-da-terra', quantity: 2, notes: 'Sem coentro', begins: 3, ready: 22 },
      { dish: 'Arroz branco', quantity: 1, begins: 4, ready: 12 },
    ],
  },
  {
    table: 14,
    at: 19,
    plates: [
      { dish: 'Risoto de cogumelos', quantity: 1, begins: 2, ready: 24 },
      { dish: 'Limonada com capim-santo', station: 'Bar', quantity: 2, begins: 1, ready: 5 },
    ],
  },
  { table: 10, at: 29, plates: [{ dish: 'Baião de dois', quantity: 2, begins: 4, ready: 26 }] },
  { table: 8, at: 37, plates: [{ dish: 'Pudim de leite', station: 'Sobremesas', quantity: 2, begins: 1, ready: 7 }] },
];

/**
 * What a kitchen in the middle of an evening has of other tables, the oldest first. Set up: nobody ordered it, nothing of it is stored, and
 * so nothing that a stranger wrote is shown to another. What the menu does not have is left out.
 */
export function eveningAt(menu: Menu, stations: readonly Station[], now: Date): KitchenOrder[] {
  const products = new Map(menu.categories.flatMap((each) => each.products.map((product) => [product.name, product])));
  const places = new Map(stations.map(({ id, name }) => [name, id]));
  const minute = Math.floor(now.getTime() / minuteMs);
  return guests
    .map((each, nth) => orderOf(each, nth, minute, { products, places }))
    .filter((order) => order !== null)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function orderOf({ table, at, plates }: Guests, nth: number, minute: number, house: House): KitchenOrder | null {
  const age = (minute - at) % roundMinutes;
  const over = Math.max(...plates.map(({ ready }) => ready)) + carriedAfter;
  const ordered = minute - age;
  const lines = plates.flatMap((plate, index) => lineOf(plate, index + 1, ordered, age, house));
  if (age >= over || lines.length === 0) return null;
  return {
    id: `00000000-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`,
    tableNumber: table,
    number: 1,
    status: statusOfLines(lines),
    ended: null,
    revision: 1,
    createdAt: instantOf(ordered),
    promisedTo: null,
    movedFrom: null,
    moveSeenStations: [],
    rush: null,
    lines,
    pastAllergies: [],
    changes: [],
  };
}

function lineOf(
  { dish, station = '', quantity, choices = [], notes = '', begins, ready }: Plate,
  line: number,
  ordered: number,
  age: number,
  { products, places }: House,
): KitchenLine[] {
  const product = products.get(dish);
  if (!product) return [];
  const { allergens, preparationMinutes: minutes } = product;
  const { toMinutes } = estimate([{ minutes, stationId: null }], asTheMenuSays);
  const stationId = places.get(station) ?? null;
  const startedAt = age >= begins ? instantOf(ordered + begins) : null;
  const readyAt = age >= ready ? instantOf(ordered + ready) : null;
  const status = readyAt ? 'pronto' : startedAt ? 'preparando' : 'pendente';
  const chosen = choices.map((name) => ({ name, times: 1 }));
  const promised = { promisedTo: instantOf(ordered + toMinutes), expectedTo: null };
  const course = { heldAt: null, addedAt: null, firedAt: null, ...promised };
  const standing = { status, startedAt, readyAt, ...course } as const;
  return [{ line, stationId, name: dish, quantity, choices: chosen, parts: [], notes, allergens, ...standing }];
}

const instantOf = (minute: number) => new Date(minute * minuteMs).toISOString();
