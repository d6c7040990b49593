import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';

export const money = (cents: number) => formatMoney(cents, getLocale());

/** With its sign in front; nothing lacks and nothing is over without one. */
export function signed(cents: number): string {
  if (cents === 0) return money(0);
  const amount = money(Math.abs(cents));
  return cents < 0 ? m['till.minus']({ amount }) : m['till.plus']({ amount });
}

/** Below zero as a subtraction, otherwise as it is. */
export function subtracted(cents: number): string {
  return cents < 0 ? m['till.minus']({ amount: money(-cents) }) : money(cents);
}

/** A difference in words. */
export function differenceText(cents: number): string {
  if (cents === 0) return m['till.agrees']();
  const amount = money(Math.abs(cents));
  return cents < 0 ? m['till.lacks']({ amount }) : m['till.over']({ amount });
}
