import { z } from 'zod';
import { call, instant, slug, uuid } from '#lib/call.ts';

export const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;
export type Weekday = (typeof weekdays)[number];

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const period = z.strictObject({ open: clockTime, close: clockTime });
/** One day: one period, several (lunch and dinner), or a text such as 'Fechado'. A close before its open is past midnight. */
const day = z.union([period, z.array(period).max(6), z.string().max(60)]);
export const openingHours = z.partialRecord(z.enum(weekdays), day);
export type OpeningHours = z.infer<typeof openingHours>;
export type Period = z.infer<typeof period>;

export const fonts = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Poppins'] as const;
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
export const appearance = z.object({
  primaryColor: color,
  secondaryColor: color,
  backgroundColor: color,
  fontFamily: z.enum(fonts),
});
export type Appearance = z.infer<typeof appearance>;

/** What anyone may know of a restaurant. */
export const profile = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  timezone: z.string(),
  openingHours,
  imgUrl: z.string().nullable(),
  coverImageUrl: z.string().nullable(),
  /** Hundredths of a percent: 1000 is 10 percent. */
  serviceFeeBasisPoints: z.int(),
  requiresTableSecret: z.boolean(),
  appearance,
  /** False without an open subscription: the menu stays readable, orders and reservations are not taken. */
  takesOrders: z.boolean(),
  /** Moves with everything a diner's page shows. */
  version: z.int(),
  createdAt: instant,
});
export type Profile = z.infer<typeof profile>;

export const restaurants = {
  bySlug: call({ permission: 'public', refusals: ['restaurant_not_found'], cached: true })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}',
      summary: 'A restaurant: profile, hours and appearance',
      tags: ['restaurants'],
    })
    .input(z.strictObject({ slug }))
    .output(profile),
};
