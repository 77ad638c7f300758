import { verify as isSignedBy, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { type CurrencyCode, currencies, isCurrencyCode } from '#domain/money/currency.ts';
import { type Dialect, gameIdOf, type Parsed, type StudioCall, type StudioOutcome } from './dialect.ts';

export type Hub88Keys = { readonly publicKey: KeyObject };

const name = 'hub88';
/** Five digits after the point, in an integer. */
const scale = 100_000n;
const id = z.string().min(1).max(255);
const base = z.object({ user: id, token: id, game_code: id.nullish(), request_uuid: id });
const moved = base.extend({
  game_code: id,
  transaction_uuid: id,
  round: id,
  currency: id,
  amount: z.int().nonnegative(),
  round_closed: z.boolean().nullish(),
  is_free: z.boolean().nullish(),
  reward_uuid: id.nullish(),
});
const won = moved.extend({ reference_transaction_uuid: id.nullish() });
const rolledBack = base.extend({
  game_code: id,
  transaction_uuid: id,
  reference_transaction_uuid: id,
  round: id.nullish(),
});

const statuses: Readonly<Record<StudioOutcome, string>> = {
  ok: 'RS_OK',
  malformed: 'RS_ERROR_WRONG_SYNTAX',
  signature_invalid: 'RS_ERROR_INVALID_SIGNATURE',
  amount_invalid: 'RS_ERROR_WRONG_TYPES',
  duplicate_transaction: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  token_invalid: 'RS_ERROR_INVALID_TOKEN',
  player_disabled: 'RS_ERROR_USER_DISABLED',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  currency_mismatch: 'RS_ERROR_WRONG_CURRENCY',
  bet_not_found: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  // There is no code for a round that is over, and the general one would be tried again for days.
  already_settled: 'RS_ERROR_DUPLICATE_TRANSACTION',
  already_cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  bet_limit: 'RS_ERROR_LIMIT_REACHED',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  temporary: 'RS_ERROR_UNKNOWN',
};

/** Hub88's amount in minor units; null where it has more digits than the currency. */
const minorOf = (amount: number, currency: CurrencyCode): bigint | null => {
  const scaled = BigInt(amount) * currencies[currency].subunitsToUnit;
  return scaled % scale === 0n ? scaled / scale : null;
};

const jsonOf = (raw: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return undefined;
  }
};

const malformed: Parsed = { ok: false, outcome: 'malformed' };

const parse = ({ method, path, raw }: StudioCall): Parsed => {
  const body = jsonOf(raw);
  if (method !== 'POST') return malformed;
  switch (path) {
    case '/user/balance': {
      const said = base.safeParse(body);
      if (!said.success) return malformed;
      const { user, token } = said.data;
      return { ok: true, request: { token, player: user, currency: null, act: { action: 'balance' } } };
    }
    case '/transaction/bet':
      return parseMoved(moved.safeParse(body).data, 'bet');
    case '/transaction/win':
      return parseMoved(won.safeParse(body).data, 'win');
    case '/transaction/rollback': {
      const said = rolledBack.safeParse(body);
      if (!said.success) return malformed;
      const { user, token, game_code, transaction_uuid, reference_transaction_uuid, round } = said.data;
      const act = {
        ...{ action: 'rollback' as const, transaction: transaction_uuid, bets: [reference_transaction_uuid] },
        ...{ game: gameIdOf(name, game_code), ...(round ? { round } : {}) },
      };
      return { ok: true, request: { token, player: user, currency: null, act } };
    }
    default:
      return malformed;
  }
};

const parseMoved = (said: z.infer<typeof won> | undefined, action: 'bet' | 'win'): Parsed => {
  if (!said) return malformed;
  if (!isCurrencyCode(said.currency)) return { ok: false, outcome: 'currency_mismatch' };
  const amountMinor = minorOf(said.amount, said.currency);
  if (amountMinor === null) return { ok: false, outcome: 'amount_invalid' };
  const { user, token, currency } = said;
  const of = {
    ...{ transaction: said.transaction_uuid, game: gameIdOf(name, said.game_code), round: said.round },
    closesRound: said.round_closed ?? false,
  };
  // The stake of a free round is the reward's, so nothing is taken from the player.
  if (action === 'bet') {
    const act = { action, ...of, amountMinor: said.is_free ? 0n : amountMinor };
    return { ok: true, request: { token, player: user, currency, act } };
  }
  // A prize names its bet; one that names none comes out of a reward.
  const kind = said.is_free ? 'free_round' : said.reference_transaction_uuid || !said.reward_uuid ? 'base' : 'promo';
  return { ok: true, request: { token, player: user, currency, act: { action, kind, ...of, amountMinor } } };
};

const echo = z.object({ request_uuid: z.string().max(255), user: z.string().max(255) }).partial();

/** Hub88's wallet API: JSON bodies signed by RSA-SHA256 in `X-Hub88-Signature`, answers with a `status`. */
export const hub88: Dialect<Hub88Keys> = {
  name,
  verify: ({ raw, headers }, { publicKey }) => {
    const signature = Buffer.from(headers.get('x-hub88-signature') ?? '', 'base64');
    return signature.length > 0 && isSignedBy('RSA-SHA256', raw, publicKey, signature);
  },
  parse,
  render: ({ outcome, balanceMinor, currency }, { raw }) => {
    const { request_uuid, user } = echo.safeParse(jsonOf(raw)).data ?? {};
    const funds =
      balanceMinor === null || currency === null
        ? {}
        : { currency, balance: Number((balanceMinor * scale) / currencies[currency].subunitsToUnit) };
    const body = { user, status: statuses[outcome], request_uuid, ...funds };
    return { status: outcome === 'signature_invalid' ? 401 : 200, body };
  },
};
