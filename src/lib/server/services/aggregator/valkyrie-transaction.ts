import { z } from 'zod';
import { parseAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currency.ts';
import type { StudioWords, WinKind } from '../wallet/commands.ts';
import { gameIdOf, type MoneyAct, type Parsed, type StudioOutcome } from './dialect.ts';
import { studioText } from './studio-text.ts';

export const valkyrieName = 'valkyrie';
const idMax = 40;
const amountCharactersMax = 20;
const timeCharactersMax = 40;

export const studioId = studioText(idMax);
const id = studioId;
/** Go writes what it does not have as an empty text. */
const maybeId = z
  .union([z.literal(''), id])
  .nullish()
  .transform((text) => text || undefined);
const transaction = z.object({
  currency: z.string(),
  provider: studioText(64),
  transactionType: z.enum(['DEPOSIT', 'WITHDRAW', 'CANCEL', 'PROMODEPOSIT', 'PROMOWITHDRAW', 'PROMOCANCEL']),
  cashAmount: z.number(),
  bonusAmount: z.number(),
  promoAmount: z.number(),
  transactionDateTime: z.iso.datetime({ offset: true }).max(timeCharactersMax),
  providerTransactionId: id,
  providerBetRef: maybeId,
  providerGameId: maybeId,
  providerRoundId: maybeId,
  betCode: z.union([z.literal(''), studioText(1_024)]).nullish(),
  isGameOver: z.boolean().nullish(),
  promos: z.array(z.object({ promoType: z.string().nullish() })).nullish(),
  jackpots: z.array(z.object({ jackpotAmount: z.number().nullish() })).nullish(),
});
type Transaction = z.infer<typeof transaction>;

/** An id is its studio's own: two studios behind Valkyrie may use the same. */
export const ownId = (provider: string, id: string): string => `${provider}:${id}`;

const refused = (outcome: StudioOutcome): Parsed => ({ ok: false, outcome });

/** A body of `POST /players/{playerId}/transactions`. */
export const parseTransaction = (
  raw: Uint8Array,
  { token, player, provider }: { readonly token: string; readonly player: string; readonly provider: string },
): Parsed => {
  const said = read(raw);
  if (!said || said.provider !== provider) return refused('malformed');
  const { currency } = said;
  if (!isCurrencyCode(currency)) return refused('currency_mismatch');
  const act = actOf(said, currency);
  return typeof act === 'string' ? refused(act) : { ok: true, request: { token, player, currency, act } };
};

const read = (raw: Uint8Array): Transaction | undefined => {
  try {
    return transaction.safeParse(JSON.parse(Buffer.from(raw).toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

const actOf = (said: Transaction, currency: CurrencyCode): MoneyAct | StudioOutcome => {
  const {
    provider,
    transactionType: type,
    providerTransactionId,
    providerBetRef,
    providerGameId,
    providerRoundId,
  } = said;
  const own = (text: string) => ownId(provider, text);
  const kept = { said: wordsOf(said), closesRound: said.isGameOver ?? false };
  if (type === 'CANCEL' || type === 'PROMOCANCEL') {
    const game = providerGameId ? { game: gameIdOf(valkyrieName, providerGameId) } : {};
    const round = providerRoundId ? { round: own(providerRoundId) } : {};
    // Some studios name the bet by its reference, others send its own id once more.
    const bets = [...new Set([providerTransactionId, providerBetRef ?? providerTransactionId])].map(own);
    return { action: 'rollback', transaction: own(providerTransactionId), bets, ...game, ...round, ...kept };
  }
  // A promotion's prize may belong to no game.
  if (type !== 'PROMODEPOSIT' && !(providerGameId && providerRoundId)) return 'malformed';
  const promoted = type === 'PROMODEPOSIT' ? [said.promoAmount] : [];
  const amountMinor = sumOf([said.cashAmount, said.bonusAmount, ...promoted], currency);
  if (typeof amountMinor === 'string') return amountMinor;
  const moved = {
    transaction: own(providerTransactionId),
    amountMinor,
    game: providerGameId ? gameIdOf(valkyrieName, providerGameId) : '',
    round: providerRoundId ? own(providerRoundId) : '',
    ...kept,
  };
  const isBet = type === 'WITHDRAW' || type === 'PROMOWITHDRAW';
  return isBet ? { action: 'bet', ...moved } : { action: 'win', kind: kindOf(said), ...moved };
};

const sumOf = (parts: readonly number[], currency: CurrencyCode): bigint | 'amount_invalid' | 'malformed' => {
  if (parts.some((part) => part < 0)) return 'amount_invalid';
  let sum = 0n;
  for (const part of parts) {
    const minor = parseAmount(part, currency, amountCharactersMax);
    if (!minor.ok) return 'malformed';
    sum += minor.value;
  }
  return sum;
};

const kindOf = ({ transactionType, promos, jackpots, cashAmount }: Transaction): WinKind => {
  if (transactionType === 'PROMODEPOSIT')
    return promos?.some(({ promoType }) => promoType === 'FREEROUNDS' || promoType === 'FREESPINS')
      ? 'free_round'
      : 'promo';
  const isJackpot = cashAmount > 0 && jackpots?.some(({ jackpotAmount }) => jackpotAmount === cashAmount);
  return isJackpot ? 'jackpot' : 'base';
};

/** What a look-up tells again: the document's own fields, as they came. */
const wordsOf = ({ promos: _promos, jackpots: _jackpots, betCode, isGameOver, ...said }: Transaction): StudioWords => ({
  reference: said.providerBetRef === undefined ? null : ownId(said.provider, said.providerBetRef),
  words: { ...said, ...(betCode ? { betCode } : {}), ...(isGameOver === null ? {} : { isGameOver }) },
});
