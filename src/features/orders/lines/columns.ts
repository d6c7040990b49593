import type { LinePart, LineSnapshot } from './contract.ts';

/** A line as it is to be written: what of it stays as it is, whatever becomes of the menu. */
export interface LineRow extends LineSnapshot {
  /** Since when it is held; null where it is to be made. */
  heldAt: string | null;
  /** When it came to an order that was placed before; null where it came with it. */
  addedAt: string | null;
  /** By when its guests were told that it is ready; null while it is held. */
  promisedTo: string | null;
  /** How far each station is with it; null where one makes all of it. */
  parts: LinePart[] | null;
}

/** Each with its column and type: the one place that knows how a line is stored. */
export const lineColumns: Record<keyof LineRow, readonly [name: string, type: string]> = {
  productId: ['product_id', 'uuid'],
  stationId: ['station_id', 'uuid'],
  name: ['name', 'text'],
  quantity: ['quantity', 'int'],
  unitCents: ['unit_cents', 'int'],
  choices: ['choices', 'text'],
  notes: ['notes', 'text'],
  heldAt: ['held_at', 'timestamptz'],
  addedAt: ['added_at', 'timestamptz'],
  promisedTo: ['promised_to', 'timestamptz'],
  parts: ['parts', 'text'],
};
export const lineFields = Object.keys(lineColumns) as (keyof LineRow)[];
type SnapshotField = keyof LineSnapshot;
const ofRow: readonly (keyof LineRow)[] = ['heldAt', 'addedAt', 'promisedTo', 'parts'];
const snapshotFields = lineFields.filter((field): field is SnapshotField => !ofRow.includes(field));
/** Stored as JSON, which lists of columns take as text. */
export const isJson = (field: keyof LineRow) => field === 'choices' || field === 'parts';
export const lineNames = lineFields.map((field) => lineColumns[field][0]).join(', ');

/** SQL: the columns of what `of` names, as they are inserted. */
export const lineInserted = (of: string) =>
  lineFields.map((field) => `${of}.${lineColumns[field][0]}${isJson(field) ? '::jsonb' : ''}`).join(', ');

/** SQL: the fields of a stored line within JSON, or some of them. */
export const lineSelected = (of: string, fields: readonly SnapshotField[] = snapshotFields) =>
  fields.map((field) => `'${field}', ${of}.${lineColumns[field][0]}`).join(', ');

/** Where a line stands. */
export const standingNames = ['status', 'started_at', 'ready_at', 'begun_at', 'printed_at', 'fired_at'];

/** SQL: writes lines of an order as lines of another one, the same in everything but how many pieces they are. */
export function insertCopied(of: string, { order, quantity, free }: { order: string; quantity: string; free: string }) {
  const kept = lineFields.filter((field) => field !== 'quantity').map((field) => lineColumns[field][0]);
  const same = [...kept, ...standingNames];
  return `insert into order_items (restaurant_id, order_id, line, quantity, free_quantity, ${same.join(', ')})
   select ${of}.restaurant_id, ${order}, ${of}.line, ${quantity}, ${free}, ${same.map((name) => `${of}.${name}`).join(', ')}`;
}

// Within JSON nothing turns an instant into the text that the contract promises.
export const iso = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: stored lines as the contract tells them, in their order, gathered from the rows that `of` names. */
export const linesJson = (of: string) =>
  `json_agg(json_build_object('line', ${of}.line, 'status', ${of}.status, 'startedAt', ${iso(`${of}.started_at`)},
      'readyAt', ${iso(`${of}.ready_at`)}, 'heldAt', ${iso(`${of}.held_at`)}, 'addedAt', ${iso(`${of}.added_at`)}, 'firedAt', ${iso(`${of}.fired_at`)},
      'promisedTo', ${iso(`${of}.promised_to`)}, 'begun', coalesce(${of}.begun_at, ${of}.printed_at) is not null, 'freeQuantity', ${of}.free_quantity, 'parts', ${of}.parts, ${lineSelected(of)}) order by ${of}.line)`;

export const stored = (line: LineRow, field: keyof LineRow): unknown =>
  field === 'choices' ? choicesOf(line) : field === 'parts' ? line.parts && JSON.stringify(line.parts) : line[field];

const choicesOf = ({ choices }: LineRow) => (choices.length > 0 ? JSON.stringify(choices) : '[]');
