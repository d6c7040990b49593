import type { NightOption } from '../../nights.ts';
import type { When } from '../../opening.ts';

/** What a form that asks for a date and a time knows of the night that is meant. */
export interface NightEntry extends When {
  /** The business day that the date field stands for; null as long as a date was typed that may mean either of two nights. */
  night: string | null;
  /** The calendar date that was chosen for this time, where one was. */
  chosen: string | null;
}

/** A booking that a form begins with: its date field holds the night. */
export type Booked = When & { night: string };

export function entryOf(booked: Booked | null): NightEntry {
  if (!booked) return { date: '', time: '', night: null, chosen: null };
  const { date, time, night } = booked;
  return { date: night, time, night, chosen: date };
}

/** After the fields were typed into: another hour leaves the night as it is, another date is another question. */
export function typed(entry: NightEntry, field: When, dateMeansNight: boolean): NightEntry {
  const sameDate = field.date === (entry.night ?? entry.date);
  if (sameDate && field.time === entry.time) return entry;
  const night = dateMeansNight || field.date === entry.night ? field.date : null;
  return { ...field, night, chosen: null };
}

/** After one of the nights was chosen. Its fellows stay where they are: they are those of the date as it was typed. */
export function chosen(entry: NightEntry, { date, night }: NightOption): NightEntry {
  return { ...entry, night, chosen: date };
}

/** The night that is meant; null where it has to be said. */
export function meantOption(entry: NightEntry, options: readonly NightOption[]): NightOption | null {
  const ofNight = options.filter(({ night }) => night === entry.night);
  const only = ofNight.length === 1 ? ofNight[0] : undefined;
  return ofNight.find(({ date }) => date === entry.chosen) ?? only ?? null;
}

/** The night of a booking stands among the options as long as its time does, whatever the hours are by now. */
export function withBooked(entry: NightEntry, options: readonly NightOption[], booked: Booked | null): NightOption[] {
  const stands = booked && booked.night === entry.night && booked.time === entry.time && booked.night !== booked.date;
  if (!stands || options.some(({ date }) => date === booked.date)) return [...options];
  return [{ date: booked.date, night: booked.night }, ...options];
}
