/**
 * Every coded error, with its HTTP status. The code is also the message key (`errors.<code>` in both catalogues).
 * Business refusals are 409; 400 means malformed input only.
 */
export const errorStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_origin: 403,
  not_found: 404,
  restaurant_not_found: 404,
  table_not_found: 404,
  order_not_found: 404,
  product_not_found: 404,
  table_secret_required: 403,
  table_code_wrong: 403,
  table_code_exhausted: 429,
  subscription_required: 402,
  not_taking_orders: 409,
  product_unavailable: 409,
  option_unavailable: 409,
  price_changed: 409,
  choices_invalid: 409,
  place_key_reused: 409,
  stale_revision: 409,
  status_unchanged: 409,
  bill_closed: 409,
  too_many_requests: 429,
  too_many_orders: 429,
  body_too_large: 413,
  busy: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
