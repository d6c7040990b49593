import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import type { Carry } from '../lines/carries.ts';

/** '2× Chope pilsen, 1× Arroz branco'. */
export function carryText({ lines }: Pick<Carry, 'lines'>): string {
  return lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ');
}

/** 'Bar, há 2 min', or the minutes alone where the kitchen has no stations. */
export function waitsText({ since }: Pick<Carry, 'since'>, station: string | null, now: number): string {
  const minutes = minutesSince(since, now);
  const time = minutes < 1 ? m['calls.now']() : m['calls.since']({ minutes });
  return station ? `${station}, ${time}` : time;
}
