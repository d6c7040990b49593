import { z } from 'zod';
import { call, cents, instant, typed, uuid } from '#lib/call.ts';
import { largestOrderCents } from '#lib/ceilings.ts';
import {
  type EditableField,
  type LineText,
  lineSteps,
  maxGrams,
  maxLines,
  maxNotes,
  maxQuantity,
  orderStatuses,
} from '../values.ts';

/** One line as a person chose it. No price but an open one is taken from a client; `seenUnitCents` only says what was on the screen. */
export const chosenLine = z.strictObject({
  productId: uuid,
  quantity: z.int().min(1).max(maxQuantity),
  optionIds: z.array(uuid).max(60),
  notes: typed(maxNotes),
  /** Price of one, options included, as it was shown. When it no longer holds, the order is answered with price_changed. */
  seenUnitCents: cents.optional(),
  /** What the staff weighed of a product that is sold by weight. */
  grams: z.int().min(1).max(maxGrams).optional(),
  /** The price of one that the staff give, where it is open. */
  openCents: z.int().min(1).max(largestOrderCents).optional(),
});
export type ChosenLine = z.infer<typeof chosenLine>;

/** As the staff choose one: it may be held until somebody fires it. */
export const staffLine = chosenLine.extend({ hold: z.boolean().optional() });
export type StaffLine = z.infer<typeof staffLine>;

/** A line that an edit keeps: it names itself, and keeps its snapshot and price. */
export const keptLine = z.strictObject({
  line: z.int().min(1),
  quantity: chosenLine.shape.quantity,
  notes: chosenLine.shape.notes,
} satisfies Record<'line' | EditableField, z.ZodType>);
export type KeptLine = z.infer<typeof keptLine>;

const choice = z.object({
  optionId: uuid,
  group: z.string(),
  name: z.string(),
  priceDeltaCents: z.int(),
  /** It is no option but what was weighed. */
  grams: z.int().optional(),
  /** Where it is made, if not where its dish is. */
  stationId: uuid.optional(),
});
/** What is asked of it in words. */
export const lineWords = { notes: z.string() } satisfies Record<LineText, z.ZodType>;
/** What of a line stays as it was ordered, whatever becomes of the menu. */
export const lineSnapshot = z.object({
  productId: uuid,
  /** Where it is made; null where the kitchen has no stations. */
  stationId: uuid.nullable(),
  name: z.string(),
  quantity: z.int(),
  unitCents: cents,
  choices: z.array(choice),
  ...lineWords,
});
export type LineSnapshot = z.infer<typeof lineSnapshot>;
/** What one station makes of a line that is made at several. */
const linePart = z.object({ stationId: uuid, status: z.enum(orderStatuses), readyAt: instant.nullable() });
export type LinePart = z.infer<typeof linePart>;
export const orderLine = lineSnapshot.extend({
  line: z.int(),
  status: z.enum(orderStatuses),
  startedAt: instant.nullable(),
  readyAt: instant.nullable(),
  /** Since when it is held: ordered, and not to be made until somebody fires it. */
  heldAt: instant.nullable(),
  /** When it came to an order that was placed before; null where it came with it. */
  addedAt: instant.nullable(),
  /** When it was fired last; null where it was never held. */
  firedAt: instant.nullable(),
  /** By when its guests were told that it is ready; null while it is held, and of one from before lines were promised anything. */
  promisedTo: instant.nullable(),
  /** Somebody has begun it, or paper of it was handed to a printer, wherever it stands now. */
  begun: z.boolean(),
  /** How far each station is with it, its own first, where several make it; its status follows from theirs. */
  parts: z.array(linePart).nullable().optional(),
  /** How many of its pieces the house gives: they are in no sum. */
  freeQuantity: z.int(),
});
export type OrderLine = z.infer<typeof orderLine>;
/** A line that may be gone by now: what was ordered, without where it stands. */
export type ToldLine = LineSnapshot &
  Pick<OrderLine, 'line'> &
  Partial<Pick<OrderLine, 'freeQuantity' | 'status' | 'heldAt'>>;

/** Of a line that changed it is told, too, how many of its pieces the house gave. */
const changedLine = lineSnapshot.extend({ freeQuantity: z.int().optional() });

/** What an edit made of one line: null before it was added, and after it was removed. */
export const lineChange = z.object({
  line: z.int(),
  was: changedLine.nullable(),
  became: changedLine.nullable(),
});
export type LineChange = z.infer<typeof lineChange>;
export const orderChange = lineChange.extend({
  /** The order's revision that the edit made. */
  revision: z.int(),
  at: instant,
  /** When someone of the kitchen said that they had seen it. */
  seenAt: instant.nullable(),
  /** The stations that have seen it while others that make a part of the line have not. */
  seenStations: z.array(uuid),
});
export type OrderChange = z.infer<typeof orderChange>;

/** A move to another table that nobody has said they have seen: from where it stood when it was last seen. */
export const unseenMove = z.object({
  fromTableNumber: z.int(),
  /** The order's revision that the move made. */
  revision: z.int(),
  at: instant,
  /** The stations that have seen it while others that make something of the order have not. */
  seenStations: z.array(uuid),
});
export type UnseenMove = z.infer<typeof unseenMove>;

const courseRefusals = ['order_not_found', 'stale_revision', 'bill_closed'] as const;
const courseLines = z.strictObject({ id: uuid, lines: z.array(z.int().min(1)).min(1).max(maxLines) });
const courseDone = z.object({ id: uuid, revision: z.int() });

export const lineCalls = {
  holdLines: call({ permission: 'lines', refusals: courseRefusals })
    .route({
      method: 'POST',
      path: '/orders/{id}/lines/hold',
      summary: 'Hold lines of an order that nobody has begun; what is held already stays so',
      tags: ['orders'],
    })
    .input(courseLines)
    .output(courseDone),
  fireLines: call({ permission: 'lines', refusals: courseRefusals })
    .route({
      method: 'POST',
      path: '/orders/{id}/lines/fire',
      summary: 'Fire held lines of an order: from now on they are to be made; what is fired already stays so',
      tags: ['orders'],
    })
    .input(courseLines)
    .output(courseDone),
  moveLines: call({
    permission: 'lines',
    refusals: ['order_not_found', 'stale_revision', 'bill_closed', 'order_paid', 'bill_below_paid'],
  })
    .route({
      method: 'POST',
      path: '/orders/{id}/lines/status',
      summary: 'Move lines of an order to a step; the status of the order follows from its lines',
      tags: ['orders'],
    })
    .input(
      z.strictObject({
        id: uuid,
        lines: z.array(z.int().min(1)).min(1).max(maxLines),
        to: z.enum(lineSteps),
        /** What the screen showed: a line that stands elsewhere by now is not moved, and all of it is refused. */
        from: z.enum(lineSteps).optional(),
        /** What this station makes of lines that are made at several; of all of it where nothing is said. */
        station: uuid.optional(),
      }),
    )
    .output(z.object({ id: uuid, status: z.enum(orderStatuses), revision: z.int() })),
  seeChanges: call({ permission: 'lines', refusals: ['order_not_found'] })
    .route({
      method: 'POST',
      path: '/orders/{id}/changes/seen',
      summary: 'Someone has seen what edits and moves changed of an order, up to the revision that was on their screen',
      tags: ['orders'],
    })
    .input(
      z.strictObject({
        id: uuid,
        revision: z.int().min(1),
        /** These lines alone, the rest stays to be seen; with none, that the order moved. All of it where nothing is said. */
        lines: z.array(z.int().min(1)).max(maxLines).optional(),
        /** Seen at these stations alone: at the others it stays to be seen. At all of them where nothing is said. */
        stations: z.array(uuid).min(1).max(100).optional(),
      }),
    )
    .output(z.object({ id: uuid })),
};
