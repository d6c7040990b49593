import { z } from 'zod';
import { call, instant, uuid } from '#lib/call.ts';
import { station } from '../menu/stations/contract.ts';
import { allergens } from '../menu/values.ts';
import { lineWords } from '../orders/lines/contract.ts';
import { rush } from '../orders/rush/contract.ts';
import { orderStatuses } from '../orders/values.ts';
import { endings } from './values.ts';

/** A choice, with how often it was taken for one of the dish. */
const choice = z.object({ name: z.string(), times: z.int() });
/** What one station makes of a line that is made at several: at its own the dish with its choices, elsewhere the choices that name it. */
const toldPart = z.object({ stationId: uuid, choices: z.array(choice), allergens: z.array(z.enum(allergens)) });
export type ToldPart = z.infer<typeof toldPart>;
const part = toldPart.extend({ status: z.enum(orderStatuses), readyAt: instant.nullable() });
export type KitchenPart = z.infer<typeof part>;
/** What of a line the kitchen reads: no price, and nobody's name. */
const told = z.object({
  stationId: uuid.nullable(),
  name: z.string(),
  quantity: z.int(),
  choices: z.array(choice),
  /** Its own station first; none where one makes all of it. */
  parts: z.array(toldPart),
  ...lineWords,
});
export type Told = z.infer<typeof told>;
const line = told.extend({
  line: z.int(),
  parts: z.array(part),
  status: z.enum(orderStatuses),
  startedAt: instant.nullable(),
  readyAt: instant.nullable(),
  /** Since when it is held: it is not to be made yet. */
  heldAt: instant.nullable(),
  addedAt: instant.nullable(),
  firedAt: instant.nullable(),
  /** By when its guests were told that it is ready. */
  promisedTo: instant.nullable(),
  /** By when its station is likely to be ready with its part of the order, where that is after what was promised; their phones say so. */
  expectedTo: instant.nullable(),
  /** What the menu says that the dish contains. */
  allergens: z.array(z.enum(allergens)),
});
export type KitchenLine = z.infer<typeof line>;

/** What somebody at the table must not eat, said with a dish that was carried or cancelled since: they sit there all the same. */
const pastAllergy = z.object({
  text: z.string(),
  dish: z.string(),
  /** Of the dish's order, within its bill. */
  number: z.int(),
  cancelled: z.boolean(),
});
export type PastAllergy = z.infer<typeof pastAllergy>;

export const kitchenOrder = z.object({
  id: uuid,
  tableNumber: z.int(),
  /** Those that are joined to it. */
  joinedNumbers: z.array(z.int()).optional(),
  /** Within its bill. */
  number: z.int(),
  status: z.enum(orderStatuses),
  /** How it was over while the kitchen had something of it to make; null while it is not, or nobody has to be told. */
  ended: z.enum(endings).nullable(),
  /** Up to which whoever has seen the screen has seen what changed. */
  revision: z.int(),
  createdAt: instant,
  promisedTo: instant.nullable(),
  /** The table that it was last seen at, until someone has seen that it moved. */
  movedFrom: z.int().nullable(),
  /** The stations at which that is no news any more. */
  moveSeenStations: z.array(uuid),
  /** Where it goes before the others. */
  rush: rush.nullable(),
  lines: z.array(line),
  pastAllergies: z.array(pastAllergy),
  /** What nobody has seen yet; a line that is gone or cancelled became null. */
  changes: z.array(
    z.object({
      line: z.int(),
      was: told.nullable(),
      became: told.nullable(),
      /** The stations that have seen it: it is news at the others that make a part of the line. */
      seenStations: z.array(uuid),
    }),
  ),
});
export type KitchenOrder = z.infer<typeof kitchenOrder>;

const finished = kitchenOrder.pick({ id: true, tableNumber: true, number: true, lines: true });
export type Finished = z.infer<typeof finished>;

export const kitchen = {
  tickets: call({ permission: 'lines' })
    .route({
      method: 'GET',
      path: '/kitchen/tickets',
      summary: 'What the kitchen makes now, by order; what it finished last; its stations',
      tags: ['kitchen'],
    })
    .output(
      z.object({
        /** Active ones, and those that ended under the kitchen's hands and nobody has seen; the oldest first. */
        orders: z.array(kitchenOrder),
        /** Of open bills, with the lines that were finished; the last finished first. */
        finished: z.array(finished),
        /** In the kitchen's order; none: everything is made in one place. */
        stations: z.array(station),
        /** The restaurant's name. */
        house: z.string(),
        timezone: z.string(),
        now: instant,
      }),
    ),
};
