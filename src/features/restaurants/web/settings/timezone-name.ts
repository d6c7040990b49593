import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { Timezone } from '#lib/timezones.ts';

type Place = Timezone extends infer Zone ? (Zone extends `America/${infer Name}` ? Name : never) : never;

/** 'Manaus, Amazonas (GMT-4)': where people are, rather than what the list of zones calls it. */
export function timezoneName(zone: Timezone): string {
  const place = zone.slice('America/'.length) as Place;
  const parts = new Intl.DateTimeFormat(getLocale(), { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${m[`restaurants.settings.zone.${place}`]()} (${offset})`;
}
