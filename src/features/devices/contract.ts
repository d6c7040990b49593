import { z } from 'zod';
import { call, instant, named, uuid } from '#lib/call.ts';
import { longestDeviceName, mostShownStations } from './values.ts';

export const device = z.object({
  id: uuid,
  name: z.string(),
  /** What of the kitchen it shows; empty: all of it. */
  stationIds: z.array(uuid),
  /** It opens at the pass. */
  showsPass: z.boolean(),
  pairedAt: instant,
  /** Null before it was first used. Told to the minute. */
  lastSeenAt: instant.nullable(),
});
export type KitchenDevice = z.infer<typeof device>;

/** What a browser is to the kitchens of this service. */
export const standing = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /** It was a device of a kitchen until its owner took it out. */
  z.object({ state: z.literal('disconnected') }),
  /** It shows a code, which an owner types to make it a device of theirs. */
  z.object({ state: z.literal('waiting'), code: z.string(), expiresAt: instant, now: instant }),
  z.object({
    state: z.literal('paired'),
    id: uuid,
    name: z.string(),
    stationIds: z.array(uuid),
    showsPass: z.boolean(),
    restaurant: z.object({
      name: z.string(),
      /** False while the platform has it deactivated, or without a subscription: then the kitchen is not shown. */
      open: z.boolean(),
    }),
  }),
]);
export type Standing = z.infer<typeof standing>;

/** As typed: spaces and hyphens do not matter. */
const code = z
  .string('fields.device_code')
  .max(20, 'fields.device_code')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\d\d){3,5}$/, 'fields.device_code'));
const fields = {
  name: named(longestDeviceName, 'fields.name_required'),
  stationIds: z.array(uuid).max(mostShownStations),
  showsPass: z.boolean().default(false),
};
/** The key is made by the client once per device and sent again with every retry of it. */
export const newDevice = z.strictObject({ key: uuid, code, ...fields });
export type NewDevice = z.infer<typeof newDevice>;
export const deviceChange = z.strictObject({ id: uuid, ...fields });
export type DeviceChange = z.infer<typeof deviceChange>;

const tags = ['devices'];

export const devices = {
  standing: call({ permission: 'public', budget: 'network', system: true })
    .route({
      method: 'GET',
      path: '/kitchen-device',
      summary: 'Whether this browser is a device of a kitchen, or shows a code to become one',
      tags,
    })
    .output(standing),

  showCode: call({ permission: 'public', budget: 'network', system: true })
    .route({
      method: 'POST',
      path: '/kitchen-device/code',
      summary: 'A code of digits for this browser to show, good for ten minutes; asked again meanwhile it is the same',
      tags,
    })
    .input(z.strictObject({}))
    .output(standing),

  list: call({ permission: 'staff' })
    .route({ method: 'GET', path: '/kitchen-devices', summary: 'The devices of the kitchen by name', tags })
    .output(
      z.object({
        devices: z.array(device),
        /** What they can show, in the kitchen's order. */
        stations: z.array(z.object({ id: uuid, name: z.string() })),
        now: instant,
      }),
    ),

  pair: call({
    permission: 'staff',
    refusals: ['device_code_wrong', 'device_code_exhausted', 'device_limit', 'device_not_found', 'station_not_found'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/kitchen-devices',
      summary: 'Makes the screen that shows this code a device of the kitchen; the same key is the same device',
      tags,
    })
    .input(newDevice)
    .output(device),

  edit: call({ permission: 'staff', refusals: ['device_not_found', 'station_not_found'] })
    .route({
      method: 'PUT',
      path: '/kitchen-devices/{id}',
      summary: 'Renames a device, or has it open at other stations or at the pass',
      tags,
    })
    .input(deviceChange)
    .output(device),

  revoke: call({ permission: 'staff', refusals: ['device_not_found'] })
    .route({
      method: 'POST',
      path: '/kitchen-devices/{id}/revoke',
      summary: 'Takes a device out of the kitchen: its screen ends at once',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ id: uuid })),
};
