import { z } from 'zod';
import { call, named, uuid } from '#lib/call.ts';
import { longest } from '../values.ts';
import { targetMinutes } from './values.ts';

const revision = z.int().min(1);
const minutes = 'fields.target_minutes_range';

/** A part of the kitchen that makes some of the dishes: the hot line, the bar. */
export const station = z.object({
  id: uuid,
  name: z.string(),
  /** From the order until it should be ready. */
  targetMinutes: z.int(),
  /** The sound of what is new repeats until someone has touched it. */
  repeatsSound: z.boolean(),
  /** Makes what names no station: one of them always does. */
  isDefault: z.boolean(),
  /** Stations that were given up and whose work it does. */
  formerIds: z.array(uuid),
});
export type Station = z.infer<typeof station>;
export const editedStation = station.extend({ revision });
export type EditedStation = z.infer<typeof editedStation>;

const fields = {
  name: named(longest.station, 'fields.name_required'),
  targetMinutes: z.int(minutes).min(targetMinutes.least, minutes).max(targetMinutes.most, minutes),
  repeatsSound: z.boolean(),
};
const saved = z.object({ id: uuid, revision });
const ids = z
  .array(uuid)
  .min(1)
  .max(100)
  .refine((list) => new Set(list).size === list.length, 'fields.invalid');
const permission = 'stations';
const tags = ['menu'];

/** Everyone who works at the menu says where a product is made; which stations there are is the owner's. */
export const stations = {
  create: call({ permission, refusals: ['station_name_taken'] })
    .route({ method: 'POST', path: '/menu/stations', summary: 'A new station of the kitchen, the last', tags })
    .input(z.strictObject({ key: uuid, ...fields }))
    .output(saved),
  edit: call({ permission, refusals: ['station_not_found', 'stale_revision', 'station_name_taken'] })
    .route({ method: 'PUT', path: '/menu/stations/{id}', summary: 'Replaces everything a station is', tags })
    .input(z.strictObject({ id: uuid, revision, ...fields }))
    .output(saved),
  order: call({ permission, refusals: ['station_not_found'] })
    .route({ method: 'POST', path: '/menu/stations/order', summary: 'The order of the stations', tags })
    .input(z.strictObject({ ids }))
    .output(z.object({})),
  makeDefault: call({ permission, refusals: ['station_not_found'] })
    .route({
      method: 'POST',
      path: '/menu/stations/{id}/default',
      summary: 'Has a station make whatever names none',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({})),
  remove: call({ permission, refusals: ['station_not_found', 'station_successor_required'] })
    .route({
      method: 'POST',
      path: '/menu/stations/{id}/remove',
      summary: 'Gives a station up; its products, printers and displays go to the one that takes over',
      tags,
    })
    .input(
      z.strictObject({
        id: uuid,
        /** Which takes over. Null only for the last: without stations all is made in one place. */
        into: uuid.nullable(),
      }),
    )
    .output(z.object({})),
};
