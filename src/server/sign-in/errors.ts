import { type ErrorCode, errorStatus } from '#lib/error-codes.ts';
import { CodedError } from '#lib/errors.ts';

/** The library's codes in ours. */
const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_EMAIL: 'invalid_credentials',
  FAILED_TO_CREATE_SESSION: 'invalid_credentials',
  UNAUTHORIZED: 'not_signed_in',
  FAILED_TO_GET_SESSION: 'not_signed_in',
  INVALID_PASSWORD: 'password_wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'password_wrong',
  INVALID_CODE: 'code_invalid',
  INVALID_BACKUP_CODE: 'code_invalid',
  OTP_HAS_EXPIRED: 'code_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_requests',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_requests',
  INVALID_TWO_FACTOR_COOKIE: 'challenge_expired',
  TOTP_ALREADY_ENABLED: 'two_factor_on',
  TOTP_NOT_ENABLED: 'two_factor_off',
  TWO_FACTOR_NOT_ENABLED: 'two_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_off',
  INVALID_TOKEN: 'link_invalid',
  TOKEN_EXPIRED: 'link_invalid',
  EMAIL_ALREADY_VERIFIED: 'email_verified_already',
  EMAIL_MISMATCH: 'forbidden',
  PROVIDER_NOT_FOUND: 'not_found',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'identity_last',
  ACCOUNT_NOT_FOUND: 'not_found',
  INVALID_ORIGIN: 'cross_origin',
  MISSING_OR_NULL_ORIGIN: 'cross_origin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'cross_origin',
};
/** Where the length of a new password is wrong, the library names no field. */
const lengths: Record<string, string> = {
  PASSWORD_TOO_SHORT: 'fields.password_short',
  PASSWORD_TOO_LONG: 'fields.password_long',
};
const byStatus: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  429: 'too_many_requests',
};

interface Told {
  code?: unknown;
  fields?: unknown;
}

/** What an answer of the library says, as a refusal of ours; null for a fault. */
export function authRefusal(status: number, body: Told | null): CodedError | null {
  const said = typeof body?.code === 'string' ? body.code : '';
  if (said in errorStatus) return new CodedError(said as ErrorCode, body?.fields ? { fields: body.fields } : {});
  if (lengths[said])
    return new CodedError('invalid_input', { fields: [{ path: 'newPassword', message: lengths[said] }] });
  const code = codes[said] ?? byStatus[status];
  if (code) return new CodedError(code);
  return status < 500 ? new CodedError('invalid_input', { fields: [] }) : null;
}
