/** What a visitor tells of their house: bounds that hold any house there is, and one of middling size to begin with. */
export const waitingFields = {
  tables: { least: 1, most: 300, usual: 14 },
  guests: { least: 1, most: 20, usual: 3 },
  minutes: { least: 1, most: 60, usual: 6 },
} as const;

export type WaitingField = keyof typeof waitingFields;
type Bounds = (typeof waitingFields)[WaitingField];
export type House = Record<WaitingField, number>;

/** What the address says of a house. A number that is none, or out of bounds, is as if it were not there. */
export function houseFrom(asked: URLSearchParams): House {
  const read = (text: string | null, { least, most, usual }: Bounds) => {
    // Browsers take '1e2' for a number too, and so does whoever typed it.
    const value = text === null || text.trim() === '' ? usual : Number(text);
    return !Number.isInteger(value) || value < least || value > most ? usual : value;
  };
  return {
    tables: read(asked.get('tables'), waitingFields.tables),
    guests: read(asked.get('guests'), waitingFields.guests),
    minutes: read(asked.get('minutes'), waitingFields.minutes),
  };
}

/** How long all guests of a full house wait together, once each, until somebody takes their order. */
export function waitedMinutes({ tables, guests, minutes }: House): number {
  return tables * guests * minutes;
}

/** What a month costs for each table, half up to the cent. */
export function perTableCents(monthlyCents: number, tables: number): number {
  return Math.floor((monthlyCents * 2 + tables) / (tables * 2));
}

interface Offer {
  period: string;
  priceCents: number;
  tableLimit: number | null;
}

/** The least that a month costs a house with so many tables; null where no plan by the month holds them. */
export function monthlyFor(plans: readonly Offer[], tables: number): number | null {
  const fitting = plans.filter(
    ({ period, tableLimit }) => period === 'month' && (tableLimit === null || tableLimit >= tables),
  );
  return fitting.length > 0 ? Math.min(...fitting.map(({ priceCents }) => priceCents)) : null;
}
