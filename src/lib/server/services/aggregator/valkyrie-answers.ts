import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { StudioAnswer, StudioCall, StudioOutcome } from './dialect.ts';
import { valkyrieName } from './valkyrie-transaction.ts';

const codes: Readonly<Record<Exclude<StudioOutcome, 'ok'>, string>> = {
  malformed: 'PAM_ERR_UNDEFINED',
  provider_missing: 'PAM_ERR_MISSING_PROVIDER',
  signature_invalid: 'PAM_ERR_API_TOKEN',
  player_unknown: 'PAM_ERR_PLAYER_NOT_FOUND',
  amount_invalid: 'PAM_ERR_NEGATIVE_STAKE',
  duplicate_transaction: 'PAM_ERR_DUPLICATE_TRANS',
  transaction_cancelled: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
  token_invalid: 'PAM_ERR_SESSION_NOT_FOUND',
  game_invalid: 'PAM_ERR_GAME_NOT_FOUND',
  player_disabled: 'PAM_ERR_BET_NOT_ALLOWED',
  token_expired: 'PAM_ERR_SESSION_EXPIRED',
  currency_mismatch: 'PAM_ERR_TRANS_CURRENCY',
  bet_not_found: 'PAM_ERR_TRANS_NOT_FOUND',
  bet_ambiguous: 'PAM_ERR_CANCEL_NOT_FOUND',
  said_not_found: 'PAM_ERR_TRANS_NOT_FOUND',
  round_not_found: 'PAM_ERR_ROUND_NOT_FOUND',
  cancel_not_found: 'PAM_ERR_CANCEL_NOT_FOUND',
  cancel_not_bet: 'PAM_ERR_CANCEL_NON_WITHDRAW',
  already_settled: 'PAM_ERR_TRANS_ALREADY_SETTLED',
  already_cancelled: 'PAM_ERR_TRANS_ALREADY_CANCELLED',
  bet_limit: 'PAM_ERR_BET_NOT_ALLOWED',
  insufficient_funds: 'PAM_ERR_CASH_OVERDRAFT',
  temporary: 'PAM_ERR_TIMEOUT',
};

/** "Rounded to 6 decimal places": downwards, so that nobody is told of more than there is. */
const digitsMax = 6;

const balanceOf = (balanceMinor: bigint | null, currency: CurrencyCode | null): object => {
  if (balanceMinor === null || currency === null) return {};
  const [whole, fraction = ''] = formatAmount(balanceMinor, currency).split('.');
  const cashAmount = Number(`${whole}.${fraction.slice(0, digitsMax)}`);
  return { balance: { cashAmount, bonusAmount: 0, promoAmount: 0 } };
};

const codeOf = (game: string): string => game.slice(valkyrieName.length + 1);

/** The part of an answer that has the name of what was asked for. Of what was refused the balance alone, where a balance is told. */
const partOf = (answer: StudioAnswer, { method, path }: StudioCall): object => {
  const { outcome, player, token, currency, country, game, receipt, said, round } = answer;
  const balance = balanceOf(answer.balanceMinor, currency);
  const isOk = outcome === 'ok';
  if (path.startsWith('/players/session')) {
    const gameId = game === null ? {} : { gameId: codeOf(game) };
    return isOk ? { session: { playerId: player, token, currency, country, language: 'EN', ...gameId } } : {};
  }
  if (isTransactions(path) && method === 'POST') {
    const transactionResult = { ...(receipt === undefined ? {} : { transactionId: String(receipt) }), ...balance };
    return Object.keys(transactionResult).length > 0 ? { transactionResult } : {};
  }
  if (isTransactions(path)) return isOk ? { transactions: said } : {};
  if (round) {
    const ended = round.endedAt ? { endTime: round.endedAt.toISOString() } : {};
    // The studio's own part of the id, as the path had it.
    const providerRoundId = decodeURIComponent(pathOf(path).split('/').at(-1) ?? '');
    const gameround = { providerGameId: codeOf(round.game), providerRoundId, startTime: round.openedAt.toISOString() };
    return { gameround: { ...gameround, ...ended } };
  }
  return balance;
};

const pathOf = (path: string): string => path.split('?')[0] ?? '';
const isTransactions = (path: string): boolean => pathOf(path).endsWith('/transactions');

/** Hard errors alone have a status of their own, where the document gives them one. */
const statusOf = (outcome: StudioOutcome, path: string): number => {
  if (outcome === 'signature_invalid' || outcome === 'token_invalid') return 401;
  return (outcome === 'malformed' || outcome === 'provider_missing') && isTransactions(path) ? 400 : 200;
};

export const renderValkyrie = (answer: StudioAnswer, call: StudioCall) => {
  const { outcome } = answer;
  const error = outcome === 'ok' ? {} : { error: { code: codes[outcome], message: outcome } };
  const body = { status: outcome === 'ok' ? 'OK' : 'ERROR', ...error, ...partOf(answer, call) };
  return { status: statusOf(outcome, call.path), body };
};
