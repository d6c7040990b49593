import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
import { formatMoney } from '#lib/money.ts';
import type { FloorTable } from '../contract.ts';
import { spanText } from './span-text.ts';

export function seatsText(count: number): string {
  return count === 1 ? m['tables.seat']() : m['tables.seats']({ count });
}

export function guestsText(count: number): string {
  return count === 1 ? m['tables.guest']() : m['tables.guests']({ count });
}

/** How many sit there, as whoever serves them counted. */
export function peopleText(count: number): string {
  return count === 1 ? m['tables.person']() : m['tables.people']({ count });
}

/** '42 min', '1 h 05': how long a bill has been open. */
export function ageText(since: string, now: number): string {
  return spanText(minutesSince(since, now));
}

/** 'K7M 4QX', as it is read aloud. */
export function codeText(shortCode: string): string {
  return `${shortCode.slice(0, 3)} ${shortCode.slice(3)}`;
}

/** What is still to be paid, or what was paid beyond what the bill comes to since; with nothing left to pay, why. */
export function restText({ totalCents, orders, paid }: NonNullable<FloorTable['bill']>): string {
  if (totalCents === 0 && paid) return m['bills.paid']();
  if (totalCents === 0 && orders === 0) return m['tables.noOrders']();
  const amount = formatMoney(Math.abs(totalCents), getLocale());
  return totalCents < 0 ? m['tables.over']({ amount }) : amount;
}
