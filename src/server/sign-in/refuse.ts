import { APIError } from 'better-auth/api';
import { type ErrorCode, errorStatus } from '#lib/error-codes.ts';

const names: Record<number, ConstructorParameters<typeof APIError>[0]> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** A refusal of ours inside the library, which passes it on as it is. */
export function refuse(code: ErrorCode, fields?: { path: string; message: string }[]): APIError {
  return new APIError(names[errorStatus[code]] ?? 'BAD_REQUEST', { code, message: code, fields });
}
