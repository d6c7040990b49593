import { m } from '#generated/messages/messages.js';

const invalid = () => m['fields.invalid']();

/** What the contract's schema says by key. Each is named here, for a phone need not load every text there is. */
export const fieldWords: Record<string, () => string> & { invalid: () => string } = {
  invalid,
  'fields.direction': () => m['fields.direction'](),
  'fields.too_long': () => m['fields.too_long'](),
  'fields.restaurant_name_required': () => m['fields.restaurant_name_required'](),
  'fields.description_required': () => m['fields.description_required'](),
  'fields.address_required': () => m['fields.address_required'](),
  'fields.phone_required': () => m['fields.phone_required'](),
  'fields.phone_whole': () => m['fields.phone_whole'](),
  'fields.email_invalid': () => m['fields.email_invalid'](),
  'fields.password_short': () => m['fields.password_short'](),
  'fields.password_long': () => m['fields.password_long'](),
  'fields.passwords_differ': () => m['fields.passwords_differ'](),
  'fields.time_invalid': () => m['fields.time_invalid'](),
  'fields.opens_at_end': () => m['fields.opens_at_end'](),
};
