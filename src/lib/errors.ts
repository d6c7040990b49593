import type { ErrorCode } from './error-codes.ts';

/** What the caller is told besides the code: names for the message, and what a screen needs to let people mend it. */
export type ErrorDetails = Record<string, unknown>;

/** An expected refusal. `details` fill the placeholders of its message. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /** `cause`: what went wrong underneath, for the log alone. */
  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'CodedError';
    this.code = code;
    this.details = details;
  }
}

/** A refusal of what stands in one field of a form, said there in its own words. */
export function fieldRefusal(code: ErrorCode, path: string): CodedError {
  return new CodedError(code, { fields: [{ path, message: `errors.${code}` }] });
}
