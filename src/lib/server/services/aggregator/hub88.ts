import { verify as isSignedBy, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import type { Dialect, StudioOutcome } from './dialect.ts';
import { hub88Name, hub88Scale, jsonOf, parseHub88 } from './hub88-calls.ts';

export type Hub88Keys = { readonly publicKey: KeyObject };

const statuses: Readonly<Record<StudioOutcome, string>> = {
  ok: 'RS_OK',
  malformed: 'RS_ERROR_WRONG_SYNTAX',
  provider_missing: 'RS_ERROR_WRONG_SYNTAX',
  signature_invalid: 'RS_ERROR_INVALID_SIGNATURE',
  amount_invalid: 'RS_ERROR_WRONG_TYPES',
  duplicate_transaction: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  token_invalid: 'RS_ERROR_INVALID_TOKEN',
  // There is no code for a player whom nobody knows, and the general one would be tried again for days.
  player_unknown: 'RS_ERROR_INVALID_TOKEN',
  game_invalid: 'RS_ERROR_INVALID_GAME',
  player_disabled: 'RS_ERROR_USER_DISABLED',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  currency_mismatch: 'RS_ERROR_WRONG_CURRENCY',
  bet_not_found: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  bet_ambiguous: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  said_not_found: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  round_not_found: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  // What never was is taken back.
  cancel_not_found: 'RS_OK',
  cancel_not_bet: 'RS_OK',
  // Nor is there one for a round that is over.
  already_settled: 'RS_ERROR_DUPLICATE_TRANSACTION',
  already_cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  bet_limit: 'RS_ERROR_LIMIT_REACHED',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  temporary: 'RS_ERROR_UNKNOWN',
};

const echo = z.object({ request_uuid: z.string().max(255), user: z.string().max(255) }).partial();

/** Hub88's wallet API: JSON bodies signed by RSA-SHA256 in `X-Hub88-Signature`, answers with a `status`. */
export const hub88: Dialect<Hub88Keys> = {
  name: hub88Name,
  verify: ({ raw, headers }, { publicKey }) => {
    const signature = Buffer.from(headers.get('x-hub88-signature') ?? '', 'base64');
    return signature.length > 0 && isSignedBy('RSA-SHA256', raw, publicKey, signature);
  },
  parse: parseHub88,
  render: ({ outcome, balanceMinor, currency, country, registeredAt }, { raw }) => {
    const { request_uuid, user } = echo.safeParse(jsonOf(raw)).data ?? {};
    const funds =
      balanceMinor === null || currency === null
        ? {}
        : { currency, balance: Number((balanceMinor * hub88Scale) / currencies[currency].subunitsToUnit) };
    const player = registeredAt ? { country, registration_date: registeredAt.toISOString().slice(0, 10) } : {};
    const body = { user, status: statuses[outcome], request_uuid, ...funds, ...player };
    return { status: outcome === 'signature_invalid' ? 401 : 200, body };
  },
};
