import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatNamedDay } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import { type HouseHours, isClosedOn } from '../../../restaurants/hours.ts';
import type { When } from '../../opening.ts';
import { admitTime } from '../../rules.ts';
import type { Faults } from './faults.ts';

type House = HouseHours & { timezone: string };

/** Why a guest cannot come then, at the field that says so; by the rule that the server goes by. */
export function momentFault(when: When, house: House, now: Date): Faults {
  try {
    admitTime(when, house, now, 'guest');
    return {};
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (isClosedOn(house, when.date)) return { date: closedFault(when.date, house) };
    return { time: timeFault(error.code) };
  }
}

function closedFault(date: string, { specialDays }: House): string {
  const special = specialDays[date];
  if (!special) return m['errors.reservation_day_closed']();
  const closedOn = formatNamedDay({ date, name: special.name }, getLocale());
  return m['errors.reservation_special_day_closed']({ closedOn });
}

function timeFault(code: string): string {
  if (code === 'reservation_past') return m['errors.reservation_past']();
  return code === 'reservation_other_night'
    ? m['errors.reservation_other_night']()
    : m['fields.reservation_time_closed']();
}
