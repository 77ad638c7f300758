import type { Facts } from '#domain/result.ts';
import type { Queryable } from '../../db/db.ts';
import { recordEvent } from '../../db/queries/identity.ts';
import type { Caller } from '../caller.ts';

/** What an auditor wants to see (GLI-19 2.8.8, ASVS 16.3). The table is append-only. */
type SecurityEvent =
  | 'registered'
  | 'signed_in'
  | 'signed_out'
  | 'sign_in_failed'
  | 'sign_in_delayed'
  | 'sign_in_excluded'
  | 'sign_in_closed'
  | 'account_closed'
  | 'data_exported'
  | 'registration_excluded'
  | 'email_confirmed'
  | 'terms_accepted'
  | 'profile_filled'
  | 'promotions_on'
  | 'promotions_off'
  | 'wins_shown'
  | 'wins_hidden'
  | 'password_rehashed'
  | 'password_refused'
  | 'sessions_ended'
  | 'second_factor_asked'
  | 'second_factor_refused'
  | 'second_factor_delayed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'password_reset_asked'
  | 'password_reset'
  | 'password_reset_refused'
  | 'password_changed'
  | 'webhook_mismatch'
  | 'deposit_excluded'
  | 'own_money_asked'
  | 'own_money_refused'
  | 'withdrawal_requested'
  | 'withdrawal_cancelled'
  | 'deposit_reversed'
  | 'limit_set'
  | 'limit_easing_asked'
  | 'limit_easing_cancelled'
  | 'limit_easing_confirmed'
  | 'limits_declined'
  | 'reality_check_set'
  | 'timed_out'
  | 'self_excluded'
  | 'exclusion_over'
  | 'register_excluded'
  | 'national_number_filled'
  | 'national_number_corrected'
  | 'register_lifted'
  | 'exclusion_matched'
  | 'capital_moved';

/** Writes one event; within a transaction it stands or falls with the fact. */
export async function writeSecurityEvent(
  db: Queryable,
  at: Date,
  kind: SecurityEvent,
  who: { readonly playerId: string | null; readonly caller: Caller },
  facts: Facts = {},
): Promise<void> {
  const { ip, userAgent, requestId } = who.caller;
  await db.query(recordEvent, [at, kind, who.playerId, ip, plain(userAgent, 300), plain(requestId, 100), facts]);
}

/** No control character reaches a log or an operator's terminal (ASVS 16.4.1). */
export const plain = (text: string, charactersMax: number): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ').slice(0, charactersMax);
