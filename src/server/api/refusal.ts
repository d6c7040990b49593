import { ORPCError, ValidationError } from '@orpc/server';
import { isUnavailable } from '#database/unavailable.ts';
import { periodsText } from '#features/restaurants/hours-text.ts';
import type { Period } from '#features/restaurants/opening/contract.ts';
import { m } from '#generated/messages/messages.js';
import { billTooLarge } from '#lib/ceilings.ts';
import { formatClock, formatNamedDay } from '#lib/days.ts';
import { type ErrorCode, errorStatus } from '#lib/error-codes.ts';
import { CodedError, type ErrorDetails } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { messageOf } from '#server/messages.ts';

export interface Refusal {
  code: ErrorCode;
  status: number;
  message: string;
  data: ErrorDetails;
}

/** What a caller is told of an error: its code, its status, and its message in their language. */
export function refusal(code: ErrorCode, locale: Locale, data: ErrorDetails = {}): Refusal {
  const { fields, mostCents } = data;
  const most = typeof mostCents === 'number' ? formatMoney(mostCents, locale) : '';
  // Another restaurant's, or one that is gone altogether: there is no name to tell.
  const product = data.product === null ? m['errors.product_unnamed']({}, { locale }) : (data.product ?? '');
  // What there is too little of: the product, or one of its options.
  const item = data.option ?? product;
  const ofHouse = {
    closedOn: closedDay(data, locale),
    hours: openHours(data, locale),
    bookedAt: clockTime(data, locale),
  };
  const values = { group: '', reason: '', most, ...data, product, item, ...ofHouse };
  const message = noneLeft(code, data)
    ? m['errors.none_left']({ item }, { locale })
    : nothingToCorrect(code, data)
      ? m['errors.correction_none_left']({}, { locale })
      : overByFee(code, data)
        ? m['errors.order_too_large_by_fee']({ most }, { locale })
        : (messageOf(`errors.${code}`, locale, values) ?? code);
  const told = Array.isArray(fields) ? { ...data, fields: fields.map((each) => inWords(each, locale, values)) } : data;
  return { code, status: errorStatus[code], message, data: told };
}

/** 'Only 0 are left' is no way to say that it is over. */
const noneLeft = (code: ErrorCode, { left }: ErrorDetails) => code === 'not_enough_left' && left === 0;
const overByFee = (code: ErrorCode, { byFee }: ErrorDetails) => code === 'order_too_large' && byFee === true;
const nothingToCorrect = (code: ErrorCode, { most }: ErrorDetails) => code === 'correction_too_large' && most === 0;

/** A single day on which a house is closed, as its guests read it. */
function closedDay({ closedOn }: ErrorDetails, locale: Locale): string {
  return closedOn ? formatNamedDay(closedOn as { date: string; name: string }, locale) : '';
}

/** When a house receives guests on the day that was asked for, by the reader's clock. */
function openHours({ periods }: ErrorDetails, locale: Locale): string {
  return Array.isArray(periods) ? periodsText(periods as Period[], locale) : '';
}

/** When whoever asks is expected already. */
function clockTime({ bookedAt }: ErrorDetails, locale: Locale): string {
  return typeof bookedAt === 'string' ? formatClock(bookedAt, locale) : '';
}

interface Field {
  path: string;
  /** The key of its message, where a schema gives one. */
  message: string;
}

/** What is wrong with one field, as a stable code and in the reader's language. Foreign wording is not passed on. */
function inWords({ path, message: key }: Field, locale: Locale, values: ErrorDetails) {
  const known = messageOf(key, locale, values);
  const code = known === undefined ? 'fields.invalid' : key;
  return { path, code, message: known ?? m['fields.invalid']({}, { locale }) };
}

/** The database was given what it cannot hold, in what no schema had looked at: a NUL in a text, a day that no calendar has. */
const unstorable = new Set(['22021', '22P05', '22007', '22008']);

/** The refusal an error amounts to, or null when it is nothing that was foreseen. */
export function asRefusal(error: unknown, locale: Locale): Refusal | null {
  if (error instanceof CodedError) return refusal(error.code, locale, error.details);
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      return refusal('invalid_input', locale, { fields: error.cause.issues.map(field) });
    }
    if (error.code in errorStatus) return refusal(error.code as ErrorCode, locale, error.data ?? {});
    if (error.status === 404) return refusal('not_found', locale);
    if (error.status >= 400 && error.status < 500) return refusal('invalid_input', locale, { fields: [] });
    return null;
  }
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  // Whichever change of an order it was that the trigger did not let pass.
  if (constraint === 'bills_largest') return asRefusal(billTooLarge(), locale);
  if (constraint === 'bills_of_joined_table') return refusal('table_joined', locale);
  if (typeof code === 'string' && unstorable.has(code)) return refusal('invalid_input', locale, { fields: [] });
  return isUnavailable(error) ? refusal('busy', locale) : null;
}

function field(issue: { path?: readonly unknown[]; message: string }): Field {
  const path = (issue.path ?? []).map((part) =>
    typeof part === 'object' && part ? (part as { key: unknown }).key : part,
  );
  return { path: path.join('.'), message: issue.message };
}

export function toOrpcError({ code, status, message, data }: Refusal): ORPCError<string, ErrorDetails> {
  return new ORPCError(code, { status, message, data });
}
