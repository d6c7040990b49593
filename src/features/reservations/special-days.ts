import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { businessDayAt } from '../restaurants/business-day.ts';
import type { HouseHours } from '../restaurants/hours.ts';
import type { specialDayCalls as calls, SpecialDay, SpecialDayList } from '../restaurants/opening/contract.ts';
import { withSpecialDay } from '../restaurants/opening/special-days.ts';
import { lockHouseHours, writeSpecialDays } from '../restaurants/opening/store.ts';
import type { Serves } from '../serves.ts';
import type { Reservation, ReservationOfNight } from './contract.ts';
import { withNight } from './nights.ts';
import { isOutsideHours } from './opening.ts';
import { isToCome } from './rules.ts';
import { readVenue } from './store.ts';

/** A house's single days are saved where its reservations are at hand: who would come to a closed door is named before it is. */
export const specialDays = {
  async list({ scope, now }) {
    const venue = await readVenue(scope, now());
    return listOf(venue, businessDayAt(now(), venue, venue.timezone));
  },

  save: (caller, { date, name, periods, accepted }) => change(caller, date, { name, periods }, accepted),

  remove: (caller, { date, accepted }) => change(caller, date, null, accepted),
} satisfies Serves<typeof calls>;

function listOf({ specialDays }: HouseHours, today: string): SpecialDayList {
  const days = Object.entries(specialDays).map(([date, special]) => ({ date, ...special }));
  return { today, days: days.sort((a, b) => (a.date < b.date ? -1 : 1)) };
}

function change(
  { scope, now }: StaffCaller,
  date: string,
  special: SpecialDay | null,
  accepted: readonly string[],
): Promise<SpecialDayList> {
  return scope.transaction(async (tx) => {
    const before = await lockHouseHours(tx);
    const today = businessDayAt(now(), before, before.timezone);
    const after = { ...before, specialDays: withSpecialDay(before.specialDays, { date, special, today }) };
    const stranded = (await bookedAround(tx, date)).filter(
      (each) => isToCome(each, now()) && !isOutsideHours(each, before) && isOutsideHours(each, after),
    );
    if (stranded.some(({ id }) => !accepted.includes(id)))
      throw new CodedError('special_day_reservations', { reservations: stranded.map((each) => named(each, before)) });
    await writeSpecialDays(tx, after.specialDays);
    return listOf(after, today);
  });
}

/** Whom to call about a day that they have reserved and that is to be closed. */
export type Stranded = Pick<
  ReservationOfNight,
  'id' | 'date' | 'time' | 'promisedNight' | 'guests' | 'customerName' | 'customerPhone'
>;
type Booked = Omit<Stranded, 'promisedNight'> & Pick<Reservation, 'promisedNight' | 'status' | 'outcome' | 'endsAt'>;

const ofNight = statement(
  'reservations.ofNight',
  `select id, date, to_char(time, 'HH24:MI') as time, promised_night as "promisedNight", guests, customer_name as "customerName", customer_phone as "customerPhone",
     status, outcome, upper(during) as "endsAt"
   from reservations where restaurant_id = $1 and date between $2::date and $2::date + 1 order by date, time, id`,
);

/** Of a date and, since its night may run past midnight, of the next one. */
const bookedAround = (tx: TransactionScope, date: string) => tx.rows<Booked>(ofNight, [tx.restaurantId, date]);

function named(booked: Booked, hours: HouseHours): Stranded {
  const { id, date, time, guests, customerName, customerPhone } = booked;
  const { promisedNight } = withNight(booked, hours);
  return { id, date, time, promisedNight, guests, customerName, customerPhone };
}
