import { formatClock, isDay } from './days.ts';
import type { Locale } from './locale.ts';

// Days and times as people type them and read them in their own language; in between they are 2026-11-21 and 20:30.

type Part = 'day' | 'month' | 'year';

const sequences = new Map<Locale, Part[]>();

/** In which sequence the language writes the parts of a date. */
function sequenceOf(locale: Locale): Part[] {
  const found = sequences.get(locale);
  if (found) return found;
  const parts = new Intl.DateTimeFormat(locale).formatToParts().flatMap(({ type }) => type);
  const sequence = parts.filter((type): type is Part => type === 'day' || type === 'month' || type === 'year');
  sequences.set(locale, sequence);
  return sequence;
}

/** '21/11/2026' or '11/21/2026'; nothing for what is no day. */
export function shownDay(day: string, locale: Locale): string {
  if (!isDay(day)) return '';
  const [year, month, date] = day.split('-');
  const parts: Record<Part, string | undefined> = { year, month, day: date };
  return sequenceOf(locale)
    .map((part) => parts[part])
    .join('/');
}

const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 };

/** The day that was typed, in the language's own sequence or as 2026-11-21; null for what is none. */
export function readDay(typed: string, locale: Locale): string | null {
  const text = typed.trim();
  if (isDay(text)) return text;
  const numbers = text.split(/[^\d]+/);
  const whole = numbers.length === 1 && text.length === 8;
  const parts: Partial<Record<Part, string>> = {};
  let from = 0;
  for (const [at, part] of sequenceOf(locale).entries()) {
    parts[part] = whole ? text.slice(from, from + lengths[part]) : numbers[at];
    from += lengths[part];
  }
  if (!whole && numbers.length !== 3) return null;
  const { year = '', month = '', day = '' } = parts;
  const read = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}

/** The day that was typed, or what stands there instead: a form calls that invalid, and only nothing empty. */
export const readEntry = (typed: string, locale: Locale): string => readDay(typed, locale) ?? typed.trim();

/** An entry as its field shows it. */
export const shownEntry = (entry: string, locale: Locale): string => shownDay(entry, locale) || entry;

/** Puts in the strokes that a keyboard of figures does not have. */
export function withStrokes(typed: string, locale: Locale): string {
  if (!/^[\d/]*$/.test(typed)) return typed;
  const groups = typed.split('/');
  const sequence = sequenceOf(locale);
  let text = '';
  for (const [at, part] of sequence.entries()) {
    const group = groups[at];
    if (group === undefined) break;
    const most = lengths[part];
    const last = at === sequence.length - 1;
    text += last ? group : group.slice(0, most);
    if (last) break;
    // What is more than a group holds begins the next.
    if (group.length > most) groups[at + 1] = group.slice(most) + (groups[at + 1] ?? '');
    if (group.length >= most || groups[at + 1] !== undefined) text += '/';
  }
  return text;
}

/** '20:30' or '8:30 PM', as a field shows it; nothing for what is no time. */
export function shownTime(time: string, locale: Locale): string {
  return isTime(time) ? formatClock(time, locale).replace(/\s/g, ' ') : '';
}

export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (text: string) => clockTime.test(text);

/** The time that was typed: '20:30', '2030', '20h30', '8:30 pm', '8'; null for what is none. */
export function readTime(typed: string): string | null {
  const said = /^(\d{1,2})(?:[\s:.h]*(\d{2}))?\s*h?\s*([ap])?\.?m?\.?$/i.exec(typed.trim());
  if (!said) return null;
  const [, hour = '', minutes = '00', half] = said;
  const of12 = Number(hour) % 12;
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half ? of12 + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const read = `${String(hours).padStart(2, '0')}:${minutes}`;
  return isTime(read) ? read : null;
}

/** The end of a day as people write it: the clock itself goes on at 00:00. */
export const endOfDay = '24:00';
const isEndOfDay = (typed: string) => /^24(?:[\s:.h]*00)?\s*h?$/i.test(typed.trim());

/** When a house closes: at 24:00 is at midnight. */
export function readClosingTime(typed: string): string | null {
  return isEndOfDay(typed) ? '00:00' : readTime(typed);
}

/** When a house opens: nothing begins at 24:00, which day it would be is open. It stays, for the field to say so. */
export function readOpeningTime(typed: string): string | null {
  return isEndOfDay(typed) ? endOfDay : readTime(typed);
}
