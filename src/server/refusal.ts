import { ORPCError, ValidationError } from '@orpc/server';
import { m } from '#generated/messages/messages.js';
import { type ErrorCode, errorStatus } from '#lib/error-codes.ts';
import { CodedError, type ErrorDetails } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';

type Message = (values: Record<string, unknown>, options: { locale: Locale }) => string;
const messages = m as unknown as Record<string, Message>;

export interface Refusal {
  code: ErrorCode;
  status: number;
  message: string;
  data: ErrorDetails;
}

/** What a caller is told of an error: its code, its status, and its message in their language. */
export function refusal(code: ErrorCode, locale: Locale, data: ErrorDetails = {}): Refusal {
  const message = messages[`errors.${code}`]?.({ product: '', group: '', reason: '', ...data }, { locale }) ?? code;
  const { fields } = data;
  const told = Array.isArray(fields) ? { ...data, fields: fields.map((each) => inWords(each, locale)) } : data;
  return { code, status: errorStatus[code], message, data: told };
}

interface Field {
  path: string;
  /** The key of its message, where a schema gives one. */
  message: string;
}

/** What is wrong with one field, as a stable code and in the reader's language. Foreign wording is not passed on. */
function inWords({ path, message: key }: Field, locale: Locale) {
  const code = messages[key] ? key : 'fields.invalid';
  return { path, code, message: messages[code]?.({}, { locale }) ?? code };
}

/** Errors of a database that is starting, stopping or full: nothing was done, and the same request may succeed soon. */
const passing = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

/** The database was given characters that no text of its may hold: a NUL, in what no schema had looked at. */
const unstorable = new Set(['22021', '22P05']);

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
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && unstorable.has(code)) return refusal('invalid_input', locale, { fields: [] });
  const lost = error instanceof Error && /connection terminated|timeout exceeded/i.test(error.message);
  return lost || (typeof code === 'string' && passing.test(code)) ? refusal('busy', locale) : null;
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
