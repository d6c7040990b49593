import { expect, test } from 'vitest';
import { type ErrorCode, errorStatus } from '#lib/error-codes.ts';
import en from '../../locales/en/errors.json' with { type: 'json' };
import pt from '../../locales/pt-BR/errors.json' with { type: 'json' };
import { isWorthRetrying } from './query.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** The same may go through another time. */
const again = words(`
  device_code_exhausted table_code_exhausted register_restaurant_failed register_customization_failed register_user_failed register_unexpected
  provider_unavailable pin_exhausted too_many_requests too_many_orders too_many_calls busy internal
`);

/** The same would be refused again: something has to be changed first, or read anew. A new code joins one of the two. */
const settled = words(`
  invalid_input not_signed_in invalid_credentials device_disconnected demo_table_gone demo_off demo_full device_code_wrong device_limit
  device_not_found forbidden proof_required factor_required cross_origin wrong_address not_found restaurant_not_found table_not_found
  table_changed table_number_taken table_limit setup_full table_bill_open table_in_use table_reserved order_not_found product_not_found
  table_secret_required sitting_ended table_moved table_code_wrong subscription_required restaurant_inactive not_taking_orders
  not_taking_reservations reservation_not_found reservation_past reservation_too_far reservation_day_closed reservation_special_day_closed
  reservation_outside_hours reservation_other_night reservation_table_taken reservation_same_guest reservations_overlap special_day_past special_day_too_far
  special_days_full special_day_reservations reservation_key_reused reservation_not_due reservation_cancelled reservation_begun reservation_table_occupied
  no_table_free category_not_found station_not_found station_name_taken station_successor_required category_name_taken category_not_empty
  option_group_not_found option_not_found product_unavailable option_unavailable not_enough_left price_changed offer_changed choices_invalid
  sold_by_staff open_price_denied pricing_mismatch place_key_reused order_too_large bill_too_large stale_revision printer_not_found
  printer_changed printer_name_taken printer_limit printer_address_missing printer_has_jobs only_printer_has_jobs print_job_not_found
  agent_not_found agent_limit pairing_code_wrong register_account_failed email_taken staff_not_found session_not_found password_common
  password_wrong code_invalid code_expired challenge_expired two_factor_on two_factor_off phone_missing link_invalid link_used link_of_another
  email_same email_verified_already identity_last status_unchanged bill_closed bill_not_found bill_stale merge_not_found merge_undo_late
  merge_undo_changed merge_undo_taken table_joined pass_not_found pass_stale pass_everything pass_below_paid pass_undo_late pass_undo_changed
  order_fixed order_cancelled line_not_found correction_too_large approval_required bill_below_paid pin_required pin_invalid pin_guessable
  order_paid payments_short payments_excess hand_back_card bill_payment_not_found bill_payment_stale bill_payment_day_over
  bill_payment_reversed bill_payment_not_reversible table_taken till_open_already
  till_not_found till_closed till_short till_changed till_note_required table_served table_not_yours waiter_not_found hand_over_not_found
  hand_over_undo_late hand_over_undo_changed plan_not_found plan_free subscription_not_found payment_not_found invoice_issuer_missing
  discount_unknown discount_expired discount_used_up discount_held discount_code_taken discount_period discount_below_uses
  person_is_administrator person_owns_restaurant key_reused webhook_refused call_not_found call_unavailable call_taken call_over call_to_pay
  piece_taken bill_part_paid couvert_unavailable couvert_too_many part_not_found part_open part_changed part_over part_online part_too_small
  online_unavailable consent_refused part_withdrawn nothing_to_pay change_too_small pix_unavailable pix_key_invalid pix_name_invalid
  pix_city_invalid body_too_large picture_too_large picture_unsupported picture_too_many_pixels picture_unreadable pictures_full
  csv_unreadable csv_columns_missing csv_columns_twice csv_row_cells csv_row_columns csv_row_nameless csv_too_long csv_empty csv_errors menu_changed
  settings_changed order_word_reserved order_word_same order_word_taken order_words_full
`);

test('every code is known for whether trying again can help', () => {
  expect([...again, ...settled].sort()).toEqual(Object.keys(errorStatus).sort());
  for (const [code, status] of Object.entries(errorStatus))
    expect([code, isWorthRetrying({ code, status })]).toEqual([code, again.includes(code)]);
});

test.each([
  ['pt-BR', pt.errors, /tente (de novo|novamente)/i],
  ['en', en.errors, /try (it )?again/i],
] as const)('in %s only what can help by being tried again asks for it', (_locale, texts, asking) => {
  const asked = settled.filter((code) => asking.test(String(texts[code as ErrorCode])));
  expect(asked).toEqual([]);
});
