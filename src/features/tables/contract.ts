import { z } from 'zod';
import { call, cents, instant, slug, tableNumber, uuid } from '#lib/call.ts';
import { mostPriceCents } from '#lib/limits.ts';
import { maxNumber, maxSeats, shortCodeLength, tableStatuses } from './values.ts';

export const table = z.object({
  id: uuid,
  number: z.int(),
  capacity: z.int(),
  status: z.enum(tableStatuses),
});
export type Table = z.infer<typeof table>;

/** A table as the floor sees it. */
export const floorTable = table.extend({
  valueCents: cents.nullable(),
  revision: z.int(),
  /** The table whose bill it is of by now; null where it stands by itself. */
  joinedTo: z.int().nullable(),
  /** What is still to be paid of what the people who sit there have ordered; null when nobody has. */
  bill: z
    .object({
      id: uuid,
      orders: z.int(),
      /** Whether any of what was ordered is paid. */
      paid: z.boolean(),
      /** What of the whole bill is paid, in parts. */
      paidCents: z.int(),
      /** Still to be paid; below zero when more was paid than it comes to since. */
      totalCents: z.int(),
      since: instant,
      /** How many sit there; null when nobody has counted. */
      people: z.int().nullable(),
      /** The tables that were joined to this one for it. */
      joined: z.array(z.int()).optional(),
    })
    .nullable(),
});
export type FloorTable = z.infer<typeof floorTable>;

/** What a diner scans or types to sit down, and its QR code as SVG markup that the server made. */
export const tableCode = z.object({
  id: uuid,
  number: z.int(),
  shortCode: z.string(),
  url: z.string(),
  svg: z.string(),
});
export type TableCode = z.infer<typeof tableCode>;

const tableFields = {
  number: z
    .int('fields.table_number_positive')
    .min(1, 'fields.table_number_positive')
    .max(maxNumber, 'fields.table_number_most'),
  capacity: z.int('fields.capacity_least').min(1, 'fields.capacity_least').max(maxSeats, 'fields.capacity_most'),
  status: z.enum(tableStatuses),
  valueCents: z
    .int('fields.value_positive')
    .min(0, 'fields.value_positive')
    .max(mostPriceCents, 'fields.value_most')
    .nullable(),
};
/** Made by the client once per table and sent again with every retry of it. */
export const newTable = z.strictObject({ key: uuid, ...tableFields });
export type NewTable = z.infer<typeof newTable>;
export const tableChange = z.strictObject({ id: uuid, revision: z.int().min(1), ...tableFields });
export type TableChange = z.infer<typeof tableChange>;
export type TableFields = Omit<NewTable, 'key'>;

/** A short code as typed: case, spaces and hyphens do not matter. */
export const shortCode = z
  .string()
  .max(20)
  .transform((code) => code.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[0-9A-Z]{${shortCodeLength}}$`)));

const address = { slug, number: tableNumber };
const saved = z.object({ id: uuid, revision: z.int() });

const visit = z.object({
  id: uuid,
  number: z.int(),
  seated: z.boolean(),
  /** The table that the caller's bill was moved to; the answer seats them there. */
  movedTo: z.int().nullable(),
  /** It was not moved: the two tables were put together. */
  together: z.boolean(),
  /** The caller's sitting is over: its receipt can be read, and to order they show the code again. */
  ended: z.boolean(),
});
export type Visit = z.infer<typeof visit>;

export const tables = {
  visit: call({
    permission: 'public',
    budget: 'seat',
    refusals: ['restaurant_not_found', 'not_taking_orders', 'table_not_found'],
  })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/tables/{number}',
      summary: 'A table, and whether the caller has shown that they sit at it',
      tags: ['tables'],
    })
    .input(z.strictObject(address))
    .output(visit),

  enter: call({
    permission: 'public',
    budget: 'seat',
    refusals: ['restaurant_not_found', 'table_not_found', 'table_code_wrong', 'table_code_exhausted'],
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/tables/{number}/enter',
      summary: "Show the table's short code; the answer sets the table's cookie",
      tags: ['tables'],
    })
    .input(z.strictObject({ ...address, code: shortCode }))
    .output(z.object({ seated: z.literal(true) })),

  list: call({ permission: 'tables' })
    .route({
      method: 'GET',
      path: '/tables',
      summary: "The restaurant's tables by number, each with what its open bill comes to so far",
      tags: ['tables'],
    })
    .output(z.object({ tables: z.array(floorTable), now: instant })),

  create: call({
    permission: 'tables',
    refusals: ['table_number_taken', 'table_limit', 'table_not_found', 'key_reused'],
  })
    .route({
      method: 'POST',
      path: '/tables',
      summary: 'A new table; the same key is the same table',
      tags: ['tables'],
    })
    .input(newTable)
    .output(saved),

  edit: call({
    permission: 'tables',
    refusals: ['table_not_found', 'table_changed', 'table_number_taken', 'table_bill_open'],
  })
    .route({
      method: 'PUT',
      path: '/tables/{id}',
      summary: 'Changes a table, unless someone else did since it was read',
      tags: ['tables'],
    })
    .input(tableChange)
    .output(saved),

  setStatus: call({ permission: 'tables', refusals: ['table_not_found', 'table_bill_open'] })
    .route({
      method: 'POST',
      path: '/tables/{id}/status',
      summary: 'Marks a table as free, occupied or reserved; one with an unpaid bill stays occupied',
      tags: ['tables'],
    })
    .input(z.strictObject({ id: uuid, status: z.enum(tableStatuses) }))
    .output(saved),

  remove: call({ permission: 'tables.delete', refusals: ['table_not_found', 'table_in_use', 'table_reserved'] })
    .route({
      method: 'POST',
      path: '/tables/{id}/remove',
      summary: 'Removes a table without an open bill or reservations to come; its past orders stay',
      tags: ['tables'],
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ id: uuid })),

  restore: call({ permission: 'tables.delete', refusals: ['table_not_found', 'table_number_taken', 'table_limit'] })
    .route({
      method: 'POST',
      path: '/tables/{id}/restore',
      summary: 'Takes a removal back: the table is there again, with its code',
      tags: ['tables'],
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ id: uuid })),

  codes: call({ permission: 'tables' })
    .route({
      method: 'GET',
      path: '/tables/codes',
      summary: 'The QR codes of every table, by number',
      tags: ['tables'],
    })
    .output(z.object({ codes: z.array(tableCode), now: instant })),

  code: call({ permission: 'tables', refusals: ['table_not_found'] })
    .route({ method: 'GET', path: '/tables/{id}/code', summary: "One table's QR code", tags: ['tables'] })
    .input(z.strictObject({ id: uuid }))
    .output(tableCode),

  rotate: call({ permission: 'restaurant.manage', refusals: ['table_not_found'] })
    .route({
      method: 'POST',
      path: '/tables/{id}/rotate',
      summary:
        'A new secret and short code in place of the named one; whoever sat down with the old ones is asked again',
      tags: ['tables'],
    })
    .input(z.strictObject({ id: uuid, shortCode }))
    .output(tableCode),

  rotateAll: call({ permission: 'restaurant.manage' })
    .route({
      method: 'POST',
      path: '/tables/rotate',
      summary: 'New secrets and short codes for all tables whose own are not newer than what was seen',
      tags: ['tables'],
    })
    .input(z.strictObject({ seenAt: instant }))
    .output(z.object({ rotated: z.int() })),
};
