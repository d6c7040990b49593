import { z } from 'zod';
import { call, named, uuid } from '#lib/call.ts';
import { maxSeats } from '../../tables/values.ts';
import { isDoubled, isInside, maxRoomName, maxRooms, overlap, shapes } from './values.ts';

const place = z
  .strictObject({ tableId: uuid, x: z.int(), y: z.int(), shape: z.enum(shapes) })
  .refine(isInside, 'fields.invalid');
const room = z.strictObject({
  /** Made by the client. */
  id: uuid,
  name: named(maxRoomName, 'fields.name_required'),
  places: z
    .array(place)
    .max(24)
    .refine((all) => all.every((a, n) => all.slice(n + 1).every((b) => !overlap(a, b))), 'fields.invalid'),
});
export type Room = z.infer<typeof room>;
const rooms = z
  .array(room)
  .max(maxRooms)
  .refine((all) => {
    const tables = all.flatMap(({ places }) => places.map(({ tableId }) => tableId));
    return new Set(tables).size === tables.length && new Set(all.map(({ id }) => id)).size === all.length;
  }, 'fields.invalid')
  .refine((all) => !all.some(({ name }) => isDoubled(name, all)), 'fields.invalid');
/** Seats that a table is given, unless it has no longer those that it `was` arranged with. */
const seats = z
  .array(z.strictObject({ tableId: uuid, capacity: z.int().min(1).max(maxSeats), was: z.int() }))
  .max(24 * maxRooms)
  .refine((all) => new Set(all.map(({ tableId }) => tableId)).size === all.length, 'fields.invalid');
const plan = z.object({ rooms: z.array(room), revision: z.int() });
export type Plan = z.infer<typeof plan>;

export const planCalls = {
  plan: call({ permission: 'floor' })
    .route({ method: 'GET', path: '/floor/plan', summary: 'The rooms, and which tables stand where', tags: ['floor'] })
    .output(plan),
  savePlan: call({ permission: 'restaurant.manage', refusals: ['stale_revision', 'table_not_found', 'table_changed'] })
    .route({
      method: 'PUT',
      path: '/floor/plan',
      summary: 'Replaces the floor plan, and gives tables other seats with it',
      tags: ['floor'],
    })
    .input(z.strictObject({ rooms, seats: seats.default([]), revision: z.int().min(0) }))
    .output(plan),
};
