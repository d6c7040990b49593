import { z } from 'zod';
import { call, slug, tableNumber, uuid } from '#lib/call.ts';

export const tableStatuses = ['disponivel', 'ocupado', 'reservado'] as const;
export type TableStatus = (typeof tableStatuses)[number];

export const table = z.object({
  id: uuid,
  number: z.int(),
  capacity: z.int(),
  status: z.enum(tableStatuses),
});
export type Table = z.infer<typeof table>;

/** A short code as typed: case, spaces and hyphens do not matter. */
export const shortCode = z
  .string()
  .max(20)
  .transform((code) => code.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9A-Z]{6}$/));

const address = { slug, number: tableNumber };

export const tables = {
  visit: call({ permission: 'public', refusals: ['restaurant_not_found', 'table_not_found'] })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/tables/{number}',
      summary: 'A table, and whether the caller has shown that they sit at it',
      tags: ['tables'],
    })
    .input(z.strictObject(address))
    .output(z.object({ id: uuid, number: z.int(), seated: z.boolean() })),
  enter: call({
    permission: 'public',
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
    .route({ method: 'GET', path: '/tables', summary: "The caller's restaurant's tables by number", tags: ['tables'] })
    .output(z.object({ tables: z.array(table) })),
};
