import { z } from 'zod';
import { isDay } from './days.ts';
import { clockTime, endOfDay } from './typed-time.ts';

/** What was typed and cannot be is called so; `required` is said of an empty field alone. */
const fault = (required: string, invalid: string) => ({
  error: ({ input }: { input?: unknown }) => (String(input).trim() === '' ? required : invalid),
});

/** A day of the calendar, as a form sends it. */
export const typedDay = (required: string) => z.string(required).refine(isDay, fault(required, 'fields.date_invalid'));

/** A time of the day, as a form sends it. */
export const typedTime = (required: string) =>
  z.string(required).regex(clockTime, fault(required, 'fields.time_invalid'));

/** When something opens: of 24:00 it is said what midnight is. */
export const typedOpeningTime = (required: string) =>
  z.string(required).regex(clockTime, {
    error: (issue) =>
      issue.input === endOfDay ? 'fields.opens_at_end' : fault(required, 'fields.time_invalid').error(issue),
  });
