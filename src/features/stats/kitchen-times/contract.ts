import { z } from 'zod';
import { call, uuid } from '#lib/call.ts';
import { reportDays } from './values.ts';

/** From when a line came to the kitchen (it was fired, or placed) until it was ready. */
const times = z.object({
  /** Lines that the kitchen marked as ready. */
  lines: z.int(),
  medianMinutes: z.number(),
  /** Nine of ten were ready by then. */
  ninetiethMinutes: z.number(),
  /** Ready later than the target of their station, or where there is none, than the dish takes. */
  late: z.int(),
});
export type KitchenTimes = z.infer<typeof times>;

const atStation = times.extend({ stationId: uuid, name: z.string(), targetMinutes: z.int() });
export type StationTimes = z.infer<typeof atStation>;
/** Hours since midnight of the business day: 25 is one in the morning of the night that belongs to it. */
const inHour = times.extend({ hour: z.int() });
export type HourTimes = z.infer<typeof inHour>;

const kitchenReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Null where the kitchen marked nothing as ready. */
  all: times.nullable(),
  /** In the kitchen's order, those with any; none in a house without stations. */
  stations: z.array(atStation),
  /** By the hour in which lines came to the kitchen. */
  hours: z.array(inHour),
});
export type KitchenReport = z.infer<typeof kitchenReport>;

export const kitchenTimesCalls = {
  kitchenTimes: call({ permission: 'reports' })
    .route({
      method: 'GET',
      path: '/stats/kitchen-times',
      summary: 'How long the kitchen took, by station and by hour, over the last business days up to the running one',
      tags: ['stats'],
    })
    .input(z.strictObject({ days: z.enum(reportDays) }))
    .output(kitchenReport),
};
