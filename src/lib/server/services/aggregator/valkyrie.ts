import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { formatAmount, parseAmount } from '#domain/money/amount.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import type { WinKind } from '../wallet/commands.ts';
import { type Dialect, gameIdOf, type Parsed, type StudioCall, type StudioOutcome } from './dialect.ts';

export type ValkyrieKeys = { readonly apiToken: string };

const name = 'valkyrie';
const amountCharactersMax = 20;
const id = z.string().min(1).max(40);
const amount = z.number().nonnegative();
const transaction = z.object({
  currency: id,
  provider: z.string().min(1),
  transactionType: z.enum(['DEPOSIT', 'WITHDRAW', 'CANCEL', 'PROMODEPOSIT', 'PROMOWITHDRAW', 'PROMOCANCEL']),
  cashAmount: z.number(),
  bonusAmount: amount,
  promoAmount: amount,
  providerTransactionId: id,
  providerBetRef: id.nullish(),
  providerGameId: id.nullish(),
  providerRoundId: id.nullish(),
  isGameOver: z.boolean().nullish(),
  promos: z.array(z.object({ promoType: z.string().nullish() })).nullish(),
  jackpots: z.array(z.object({ jackpotAmount: amount.nullish() })).nullish(),
});
type Transaction = z.infer<typeof transaction>;

const codes: Readonly<Record<Exclude<StudioOutcome, 'ok'>, string>> = {
  malformed: 'PAM_ERR_UNDEFINED',
  signature_invalid: 'PAM_ERR_API_TOKEN',
  amount_invalid: 'PAM_ERR_NEGATIVE_STAKE',
  duplicate_transaction: 'PAM_ERR_DUPLICATE_TRANS',
  transaction_cancelled: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
  token_invalid: 'PAM_ERR_SESSION_NOT_FOUND',
  player_disabled: 'PAM_ERR_BET_NOT_ALLOWED',
  token_expired: 'PAM_ERR_SESSION_EXPIRED',
  currency_mismatch: 'PAM_ERR_TRANS_CURRENCY',
  bet_not_found: 'PAM_ERR_TRANS_NOT_FOUND',
  already_settled: 'PAM_ERR_TRANS_ALREADY_SETTLED',
  already_cancelled: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
  bet_limit: 'PAM_ERR_BET_NOT_ALLOWED',
  insufficient_funds: 'PAM_ERR_CASH_OVERDRAFT',
  temporary: 'PAM_ERR_TIMEOUT',
};

const malformed: Parsed = { ok: false, outcome: 'malformed' };
const digest = (text: string) => createHash('sha256').update(text).digest();

const parse = (call: StudioCall): Parsed => {
  const { pathname } = new URL(call.path, 'http://pam');
  const token = call.headers.get('x-player-token');
  if (pathname === '/players/session' && ['GET', 'PUT'].includes(call.method))
    return { ok: true, request: { token, player: null, currency: null, act: { action: 'session' } } };
  const [, player, what] = /^\/players\/([^/]+)\/(balance|transactions)$/.exec(pathname) ?? [];
  if (player === undefined) return malformed;
  if (what === 'balance' && call.method === 'GET')
    return { ok: true, request: { token, player, currency: null, act: { action: 'balance' } } };
  return what === 'transactions' && call.method === 'POST' ? parseTransaction(call.raw, token, player) : malformed;
};

const parseTransaction = (raw: Uint8Array, token: string | null, player: string): Parsed => {
  let said: Transaction;
  try {
    said = transaction.parse(JSON.parse(Buffer.from(raw).toString('utf8')));
  } catch {
    return malformed;
  }
  const {
    currency,
    transactionType: type,
    providerTransactionId,
    providerBetRef,
    providerGameId,
    providerRoundId,
  } = said;
  if (!isCurrencyCode(currency)) return { ok: false, outcome: 'currency_mismatch' };
  const game = providerGameId ? { game: gameIdOf(name, providerGameId) } : {};
  const round = providerRoundId ? { round: providerRoundId } : {};
  if (type === 'CANCEL' || type === 'PROMOCANCEL') {
    // Some studios name the bet by its reference, others send its own id once more.
    const bets = [...new Set([providerTransactionId, providerBetRef ?? providerTransactionId])];
    const act = { action: 'rollback' as const, transaction: providerTransactionId, bets, ...game, ...round };
    return { ok: true, request: { token, player, currency, act } };
  }
  if (!providerGameId || !providerRoundId) return malformed;
  const promoted = type === 'PROMODEPOSIT' ? [said.promoAmount] : [];
  const parts = [said.cashAmount, said.bonusAmount, ...promoted].map((part) =>
    parseAmount(part, currency, amountCharactersMax),
  );
  let amountMinor = 0n;
  for (const part of parts) {
    if (!part.ok) return { ok: false, outcome: 'amount_invalid' };
    amountMinor += part.value;
  }
  const moved = {
    ...{ transaction: providerTransactionId, game: gameIdOf(name, providerGameId), round: providerRoundId },
    ...{ amountMinor, closesRound: said.isGameOver ?? false },
  };
  const isBet = type === 'WITHDRAW' || type === 'PROMOWITHDRAW';
  const act = isBet ? { action: 'bet' as const, ...moved } : { action: 'win' as const, kind: kindOf(said), ...moved };
  return { ok: true, request: { token, player, currency, act } };
};

const kindOf = ({ transactionType, promos, jackpots, cashAmount }: Transaction): WinKind => {
  if (transactionType === 'PROMODEPOSIT')
    return promos?.some(({ promoType }) => promoType === 'FREEROUNDS' || promoType === 'FREESPINS')
      ? 'free_round'
      : 'promo';
  const isJackpot = cashAmount > 0 && jackpots?.some(({ jackpotAmount }) => jackpotAmount === cashAmount);
  return isJackpot ? 'jackpot' : 'base';
};

/** Valkyrie's open PAM API: a bearer token, amounts in decimals, answers with `status` and `error.code`. */
export const valkyrie: Dialect<ValkyrieKeys> = {
  name,
  verify: ({ headers }, { apiToken }) =>
    timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${apiToken}`)),
  parse,
  render: ({ outcome, balanceMinor, currency, player, token, game, country }, call) => {
    const cashAmount = balanceMinor === null || currency === null ? null : Number(formatAmount(balanceMinor, currency));
    const balance = cashAmount === null ? {} : { balance: { cashAmount, bonusAmount: 0, promoAmount: 0 } };
    const said = call.path.includes('/transactions') ? { transactionResult: balance } : balance;
    if (outcome !== 'ok') {
      const error = { code: codes[outcome], message: outcome };
      return { status: outcome === 'signature_invalid' ? 401 : 200, body: { status: 'ERROR', error, ...said } };
    }
    if (!call.path.startsWith('/players/session')) return { status: 200, body: { status: 'OK', ...said } };
    const gameId = game?.slice(name.length + 1);
    return {
      status: 200,
      body: { status: 'OK', session: { playerId: player, token, currency, country, language: 'EN', gameId } },
    };
  },
};
