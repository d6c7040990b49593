import { z } from 'zod';
import { call, cents, instant, named, price, typed, uuid } from '#lib/call.ts';
import { csvTable } from '../menu/csv/contract.ts';
import { longest, pricings } from '../menu/values.ts';
import { appearance } from '../restaurants/contract.ts';
import { pictureUrl } from '../restaurants/pictures/contract.ts';
import { fonts } from '../restaurants/values.ts';
import { newStaff, staffMember } from '../staff/contract.ts';
import { tableCode } from '../tables/contract.ts';
import { maxSeats } from '../tables/values.ts';
import { kitchens, mostChoices, mostPasted, mostTables, setupSteps } from './values.ts';

const pricing = z.enum(pricings).nullable();
const step = z.enum(setupSteps);
/** Done: gone through, or seen from what is there. */
const standing = z.enum(['open', 'done', 'skipped']);

/** An order of the rehearsal, as its ticket shows it. */
const rehearsed = z.object({
  id: uuid,
  number: z.int(),
  begun: z.boolean(),
  placedAt: instant,
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), choices: z.array(z.string()) })),
});
export type Rehearsed = z.infer<typeof rehearsed>;

export const setupState = z.object({
  restaurant: z.object({
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    logoUrl: z.string().nullable(),
    appearance,
  }),
  steps: z.record(step, standing),
  products: z.int(),
  categories: z.int(),
  tables: z.int(),
  staff: z.int(),
  subscribed: z.boolean(),
  dismissed: z.boolean(),
  /** A few dishes, for the phone that is drawn. */
  dishes: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      priceCents: cents,
      pricing,
      imageUrl: z.string().nullable(),
    }),
  ),
  /** The first tables' codes. */
  codes: z.array(tableCode),
  /** The newest first; null before there is a table. */
  rehearsal: z.object({ code: tableCode, orders: z.array(rehearsed) }).nullable(),
  now: instant,
});
export type SetupState = z.infer<typeof setupState>;

const color = z.string('fields.color_invalid').regex(/^#[0-9A-Fa-f]{6}$/, 'fields.color_invalid');
const pasted = z.strictObject({
  name: named(longest.name, 'fields.name_required'),
  description: typed(longest.description),
  priceCents: price,
  /** What is not sent stays as it is. */
  pricing: pricing.optional(),
  /** The price beside which this one was shown; null for a dish that was shown as new. */
  presentCents: cents.nullable(),
  /** Of these, one is to be chosen, for so much more than the dish's price. */
  choices: z
    .array(z.strictObject({ name: named(longest.option, 'fields.name_required'), priceDeltaCents: price }))
    .max(mostChoices),
});
const menu = z.union([
  z.strictObject({ starter: z.enum(kitchens) }),
  z.strictObject({
    categories: z
      .array(
        z.strictObject({
          name: named(longest.category, 'fields.name_required'),
          dishes: z.array(pasted).min(1).max(mostPasted),
        }),
      )
      .min(1)
      .max(60),
  }),
]);
export type TakenMenu = z.infer<typeof menu>;

const presentMenu = z.object({
  categories: z.array(
    z.object({
      name: z.string(),
      dishes: z.array(
        z.object({
          name: z.string(),
          priceCents: cents,
          pricing,
          /** What it costs by its required choice; empty where that is not of this dish alone. */
          sizes: z.array(z.object({ name: z.string(), priceDeltaCents: z.int() })).nullable(),
        }),
      ),
    }),
  ),
});
export type PresentMenu = z.infer<typeof presentMenu>;

const readCategory = z.object({
  name: z.string(),
  dishes: z.array(
    z.object({
      /** The lines that it was read from. */
      said: z.array(z.string()),
      name: z.string(),
      description: z.string(),
      choices: z.array(z.object({ name: z.string(), priceDeltaCents: cents })),
      priceCents: cents.nullable(),
      prices: z.array(cents),
      /** Where the table says it. */
      pricing: pricing.optional(),
      /** Its name stands in the category more than once. */
      repeated: z.boolean(),
    }),
  ),
});

const tag = ['setup'];
export const setup = {
  read: call({ permission: 'setup' })
    .route({
      method: 'GET',
      path: '/setup',
      summary: 'How far the house is set up, and what there is to see of it',
      tags: tag,
    })
    .output(setupState),

  mark: call({ permission: 'setup' })
    .route({
      method: 'POST',
      path: '/setup/steps',
      summary: 'A step that was gone through, or passed by for now',
      tags: tag,
    })
    .input(z.strictObject({ step, as: z.enum(['done', 'skipped']) }))
    .output(setupState),

  dismiss: call({ permission: 'setup' })
    .route({
      method: 'POST',
      path: '/setup/dismiss',
      summary: 'The checklist is not shown any more, or is again',
      tags: tag,
    })
    .input(z.strictObject({ dismissed: z.boolean() }))
    .output(z.object({ dismissed: z.boolean() })),

  dress: call({ permission: 'setup', system: true })
    .route({ method: 'PUT', path: '/setup/look', summary: "Logo, colours and font of the guests' pages", tags: tag })
    .input(
      z.strictObject({
        logoUrl: pictureUrl,
        primaryColor: color,
        secondaryColor: color,
        backgroundColor: color,
        fontFamily: z.enum(fonts, 'fields.font_invalid'),
      }),
    )
    .output(setupState),

  menu: call({ permission: 'setup' })
    .route({ method: 'GET', path: '/setup/menu', summary: 'What the menu has already, and at which prices', tags: tag })
    .output(presentMenu),

  takeMenu: call({ permission: 'setup', refusals: ['setup_full', 'menu_changed'] })
    .route({
      method: 'POST',
      path: '/setup/menu',
      summary:
        'Adds the menu of a kitchen, or a list, with the prices that it gives dishes that are there; a repeat changes nothing',
      tags: tag,
    })
    .input(menu)
    .output(setupState),

  readCsv: call({
    permission: 'setup',
    refusals: [
      'csv_unreadable',
      'csv_columns_missing',
      'csv_columns_twice',
      'csv_row_cells',
      'csv_row_columns',
      'csv_row_nameless',
      'csv_too_long',
      'csv_empty',
    ],
  })
    .route({
      method: 'POST',
      path: '/setup/menu/csv',
      summary: 'What a table says, before any of it is taken',
      tags: tag,
    })
    .input(z.strictObject(csvTable))
    .output(z.object({ categories: z.array(readCategory) })),

  takeTables: call({ permission: 'setup', refusals: ['table_limit'] })
    .route({
      method: 'POST',
      path: '/setup/tables',
      summary: 'Makes what is missing of the tables 1 to so many',
      tags: tag,
    })
    .input(z.strictObject({ count: z.int().min(1).max(mostTables), capacity: z.int().min(1).max(maxSeats) }))
    .output(setupState),

  hire: call({ permission: 'setup', refusals: ['email_taken', 'password_common', 'setup_full'], system: true })
    .route({ method: 'POST', path: '/setup/team', summary: 'A new waiter or cashier, told by e-mail', tags: tag })
    .input(newStaff)
    .output(staffMember),

  rehearse: call({ permission: 'setup', refusals: ['table_not_found'] })
    .route({
      method: 'POST',
      path: '/setup/rehearsal',
      summary: 'Opens the first table to orders before anything is paid, for the owner to try it',
      tags: tag,
    })
    .input(z.strictObject({}))
    .output(setupState),

  begin: call({
    permission: 'setup',
    refusals: ['order_not_found', 'status_unchanged', 'stale_revision', 'order_paid', 'bill_closed'],
  })
    .route({
      method: 'POST',
      path: '/setup/rehearsal/{id}/begin',
      summary: 'An order of the rehearsal is being made',
      tags: tag,
    })
    .input(z.strictObject({ id: uuid }))
    .output(setupState),
};
