import type { ResponseOf } from '#contract/call.ts';
import type { placeRound } from '#contract/games/session.ts';
import type { Bet, Json, Win } from '#domain/games/game.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { RoundRow } from '../../db/queries/rounds.ts';

export type WireRound = ResponseOf<typeof placeRound>['round'];

/** Bets as they are stored and shown: what `parseBets` reads again. */
export const presentBets = (bets: readonly Bet[], currency: CurrencyCode) =>
  bets.map(({ spot, amountMinor }) => ({ spot, amount: formatAmount(amountMinor, currency) }));

export const presentWins = (wins: readonly Win[], currency: CurrencyCode) =>
  wins.map(({ spot, stakeMinor, payoutMinor }) => ({
    spot,
    stake: formatAmount(stakeMinor, currency),
    payout: formatAmount(payoutMinor, currency),
  }));

/** A stored round of the house; undefined for an outside studio's, which has no seeds of ours. */
export const presentRound = (row: RoundRow): WireRound | undefined => {
  if (row.nonce === null || row.server_seed_hash === null || row.client_seed === null) return undefined;
  const amount = (amountMinor: bigint) => formatAmount(amountMinor, row.currency);
  return {
    id: row.id,
    gameId: row.game_id,
    stake: amount(row.stake),
    payout: amount(row.payout),
    outcome: asRecord(row.outcome),
    bets: asRecords(row.bets),
    wins: asRecords(row.wins),
    nonce: Number(row.nonce),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    at: row.opened_at.toISOString(),
    balanceBefore: amount(row.balance_before),
    balanceAfter: amount(row.balance_after),
  };
};

type JsonRecord = { readonly [key: string]: Json };

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An outcome is an object in every game of the house. */
export const asRecord = (value: Json): JsonRecord => {
  if (!isRecord(value)) throw new TypeError('an outcome is an object');
  return value;
};

const asRecords = (value: Json): JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
