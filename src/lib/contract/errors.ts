/**
 * The closed union of codes that any call may fail with. The browser turns a code into words from
 * `public/locales/en/common.json` (`errors.<code>`); the server's English is for logs and for people with curl.
 * `#contract/error-status.ts` maps every code to a status and does not compile when one is missing.
 */
export const errorCodes = [
  // the call itself
  'bad_request',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'file_type_refused',
  'file_broken',
  'too_many',
  'cross_site_refused',
  'rate_limited',
  'too_often_today',
  'internal',
  'unavailable',
  // who is calling
  'not_signed_in',
  'credentials_wrong',
  'account_locked',
  'captcha_failed',
  'email_taken',
  'email_not_accepted',
  'password_too_common',
  'password_used_before',
  'terms_not_accepted',
  'terms_changed',
  'token_invalid',
  'token_expired',
  'already_confirmed',
  'country_blocked',
  'player_excluded',
  'exclusion_not_longer',
  'register_unanswered',
  'player_timed_out',
  'time_out_not_longer',
  'account_closed',
  'closing_blocked',
  'sign_in_again',
  'second_factor_wrong',
  'second_factor_on',
  'second_factor_off',
  'passkey_refused',
  'field_locked',
  'age_not_allowed',
  'phone_invalid',
  'push_service_unknown',
  // safer play
  'limit_reached',
  'limit_not_due',
  'reality_check_due',
  // money
  'amount_invalid',
  'amount_overprecise',
  'currency_unknown',
  'currency_mismatch',
  'wallet_missing',
  'wallet_exists',
  'insufficient_funds',
  'amount_below_minimum',
  'amount_above_maximum',
  'profile_incomplete',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'gateway_unknown',
  'gateway_unavailable',
  'deposit_not_found',
  'deposit_state_wrong',
  'deposit_under_way',
  'signature_invalid',
  'withdrawal_address_invalid',
  'withdrawal_not_found',
  'withdrawal_state_wrong',
  'verification_required',
  'second_factor_required',
  'withdrawal_ends_bonus',
  'rates_stale',
  // promotions
  'promotion_not_eligible',
  'coupon_unknown',
  'coupon_used',
  'coupon_needs_no_deposit',
  'bonus_stake_limit',
  'free_spins_none',
  // games
  'game_unknown',
  'game_country_blocked',
  'game_currency_blocked',
  'game_no_demo',
  'game_off',
  'game_hidden',
  'studio_unavailable',
  'game_session_invalid',
  'game_session_expired',
  'bet_invalid',
  'bet_not_found',
  'stake_below_minimum',
  'stake_above_limit',
  'too_soon',
  'autoplay_off',
  'autoplay_over',
  'round_not_found',
  'round_already_settled',
  'round_open',
  'betting_closed',
  'target_away',
  'action_invalid',
  'action_stale',
  'duplicate_transaction',
  'already_settled',
  'already_cancelled',
  'transaction_cancelled',
  'seed_in_use',
  'client_seed_invalid',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every failed call, `application/problem+json`. */
export type Problem = {
  code: ErrorCode;
  message: string;
  requestId: string;
  /** Field name → code or message of what is wrong with it. */
  fields?: Record<string, string>;
  /** Facts that go with the code: a balance, a limit, the seconds to wait. */
  facts?: Record<string, string | number | boolean | null>;
};
