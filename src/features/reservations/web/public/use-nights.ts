import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isDay } from '#lib/days.ts';
import { businessDayOf } from '../../../restaurants/business-day.ts';
import type { HouseHours } from '../../../restaurants/hours.ts';
import { type NightOption, nightOptions } from '../../nights.ts';
import type { When } from '../../opening.ts';
import { type Booked, chosen, entryOf, meantOption, typed, withBooked } from './night-entry.ts';
import { writeDate, writeWhen } from './pick-when.ts';
import { readWhen } from './read-request.ts';

export interface Nights {
  /** What stands in the date field, and the time. */
  date: string;
  time: string;
  /** Empty where the time is past no midnight. */
  options: NightOption[];
  meant: NightOption | null;
  /** The moment that the fields stand for; null as long as they leave it open. */
  when: When | null;
  /** Reads the form's date and time again. */
  read: () => void;
  choose: (option: NightOption) => void;
  /** Puts a moment into the form that was offered in place of the typed one. */
  pick: (when: When) => void;
}

interface NightsOptions {
  house: HouseHours;
  /** Of the nights that are meant by a date and a time, those that can still be booked. */
  bookable: (option: NightOption, time: string) => boolean;
  /** What the form begins with. */
  booked: Booked | null;
  /** The date that stands in the field before anybody typed. */
  proposed?: string;
  /** Whoever types dates here thinks in nights: none is asked for. */
  dateMeansNight: boolean;
}

/** The nights that the typed date and time may mean. Once it is known which one is, the date field holds it. */
export function useNights(
  form: RefObject<HTMLFormElement | null>,
  { house, bookable, booked, proposed = '', dateMeansNight }: NightsOptions,
): Nights {
  const [entry, setEntry] = useState(() => ({ ...entryOf(booked), ...(!booked && { date: proposed }) }));
  const read = useCallback(() => {
    const field = form.current && readWhen(form.current);
    if (field) setEntry((before) => typed(before, field, dateMeansNight));
  }, [form, dateMeansNight]);
  useEffect(read, [read]);
  const known = isDay(entry.date) && /^\d\d:\d\d$/.test(entry.time);
  const open = known ? nightOptions(entry, house).filter((option) => bookable(option, entry.time)) : [];
  const options = withBooked(entry, open, booked);
  const meant = meantOption(entry, options);
  const isSaid = known && (options.length === 0 || meant !== null);
  return {
    date: entry.night ?? entry.date,
    time: entry.time,
    options,
    meant,
    when: isSaid ? { date: meant?.date ?? entry.date, time: entry.time } : null,
    read,
    choose: (option) => {
      writeDate(form.current, option.night);
      setEntry(chosen(entry, option));
    },
    pick: (when) => {
      const night = businessDayOf(when, house);
      writeWhen(form.current, { date: night, time: when.time });
      setEntry(entryOf({ ...when, night }));
    },
  };
}
