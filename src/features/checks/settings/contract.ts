import { z } from 'zod';
import { call, cents, currentPassword, named, typed } from '#lib/call.ts';
import { typedDay } from '#lib/typed-when.ts';
import { maxArtist, maxCouvertCents, maxCouvertDays, maxPixCity, maxPixName, pixKinds } from '../values.ts';

const pix = z.object({ kind: z.enum(pixKinds), key: z.string(), name: z.string(), city: z.string() });
const couvertDay = z.object({
  /** Sunday is 0; null: a single day. */
  weekday: z.int().min(0).max(6).nullable(),
  day: typedDay('fields.couvert_day').nullable(),
  cents: z.int('fields.couvert').min(0, 'fields.couvert').max(maxCouvertCents, 'fields.couvert'),
  /** Who plays, and is given it; empty where the house does not say. */
  artist: typed(maxArtist),
});
export type CouvertDay = z.infer<typeof couvertDay>;

const settings = z.object({
  /** On any day of which nothing is said below. */
  couvertCents: cents,
  /** An artist's days, by weekday and then by date. */
  couvertDays: z.array(couvertDay),
  /** To whom guests pay by PIX; null: nobody does. */
  pix: pix.nullable(),
  revision: z.int(),
});
export type CheckSettings = z.infer<typeof settings>;

const tags = ['checks'];

/** What the house asks for now of each person who wants it, told before anything is ordered; nothing where there is none. */
export const couvertToday = z.object({ cents, artist: z.string().nullable() });

export const settingsCalls = {
  settings: call({ permission: 'settings' })
    .route({ method: 'GET', path: '/checks/settings', summary: "What guests' bills offer and ask for", tags })
    .output(settings),
  saveSettings: call({
    permission: 'settings',
    refusals: [
      'settings_changed',
      'pix_key_invalid',
      'pix_name_invalid',
      'pix_city_invalid',
      'password_wrong',
      'too_many_requests',
    ],
    system: true,
  })
    .route({
      method: 'PUT',
      path: '/checks/settings',
      summary: "Replaces what guests' bills offer and ask for; another PIX receiver takes one's password",
      tags,
    })
    .input(
      z.strictObject({
        couvertCents: couvertDay.shape.cents,
        couvertDays: z
          .array(
            couvertDay.strict().refine(({ weekday, day }) => (weekday === null) !== (day === null), {
              path: ['day'],
              message: 'fields.couvert_day',
            }),
          )
          .max(maxCouvertDays)
          .refine((days) => new Set(days.map(({ weekday, day }) => day ?? weekday)).size === days.length, {
            message: 'fields.couvert_day_twice',
          }),
        pix: z
          .strictObject({
            kind: z.enum(pixKinds),
            key: typed(77, 'fields.pix_key'),
            name: named(maxPixName, 'fields.pix_name'),
            city: named(maxPixCity, 'fields.pix_city'),
          })
          .nullable(),
        revision: z.int().min(0),
        /** Of the caller, where they name another PIX receiver. */
        password: currentPassword.optional(),
      }),
    )
    .output(settings),
};
