import type { ResponseOf } from '#contract/call.ts';
import type { placeRound } from '#contract/games/session.ts';
import type { Bet, Json, Win } from '#domain/games/kit/game.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { RoundRow } from '../../db/queries/rounds.ts';
import { chainName } from '../shared/chains.ts';
import type { PlaySeeds } from './hints.ts';
import { jackpotIn } from './jackpot.ts';

export type WireRound = ResponseOf<typeof placeRound>['round'];
export type SettledRound = Extract<WireRound, { status: 'settled' }>;
type OpenRound = Extract<WireRound, { status: 'open' }>;

/** Bets as they are stored and shown: what `parseBets` reads again. */
export const presentBets = (bets: readonly Bet[], currency: CurrencyCode) =>
  bets.map(({ spot, amountMinor }) => ({ spot, amount: formatAmount(amountMinor, currency) }));

export const presentWins = (wins: readonly Win[], currency: CurrencyCode) =>
  wins.map(({ spot, stakeMinor, payoutMinor }) => ({
    spot,
    stake: formatAmount(stakeMinor, currency),
    payout: formatAmount(payoutMinor, currency),
  }));

/** The proof of a round that was just played: its seed stays hidden until the pair is rotated. */
export const proofOf = ({ serverSeedHash, clientSeed, nonce }: Omit<PlaySeeds, 'pairId' | 'serverSeed'>) => ({
  kind: 'seeds' as const,
  serverSeedHash,
  clientSeed,
  nonce,
  serverSeed: null,
  remaining: null,
});

const chainProofIn = (row: RoundRow): WireRound['proof'] | undefined => {
  const { chain_number: number, chain_index: index, chain_commitment: commitment } = row;
  if (number === null || index === null || commitment === null) return undefined;
  const chain = chainName(row.game_id, number);
  return { kind: 'chain', chain, commitment, salt: row.chain_salt ?? '', index, link: row.chain_link };
};

const proofIn = (row: RoundRow): WireRound['proof'] | undefined => {
  if (row.chain_number !== null) return chainProofIn(row);
  if (row.nonce === null || row.server_seed_hash === null || row.client_seed === null) return undefined;
  return {
    kind: 'seeds',
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
    serverSeed: row.server_seed,
    remaining: asNumbers(row.remaining),
  };
};

type Common = Omit<OpenRound, 'status' | 'step' | 'view' | 'choices'>;
type Paid = Pick<SettledRound, 'payout' | 'balanceAfter' | 'jackpot' | 'freeSpin'>;
type Columns = Pick<RoundRow, 'view' | 'choices' | 'outcome' | 'wins'>;

/** A round as it stands after its actions: open as long as nothing was paid, be it zero. Its `state` is not among this. */
export const presentStep = (common: Common, actions: Json, columns: Columns, paid: Paid | null): WireRound => {
  const taken = asRecords(actions);
  if (paid === null) {
    const { view, choices } = columns;
    return { status: 'open', ...common, step: taken.length, view: asRecord(view), choices: asChoices(choices) };
  }
  const { outcome, wins } = columns;
  return { status: 'settled', ...common, ...paid, actions: taken, outcome: asRecord(outcome), wins: asRecords(wins) };
};

/** A stored round of the house, settled or open; undefined for an outside studio's, which has no seeds of ours. */
export const presentRound = (row: RoundRow): WireRound | undefined => {
  const proof = proofIn(row);
  if (!proof) return undefined;
  const amount = (amountMinor: bigint) => formatAmount(amountMinor, row.currency);
  const common = {
    id: row.id,
    gameId: row.game_id,
    stake: amount(row.stake),
    bets: asRecords(row.bets),
    addedBets: asRecords(row.added_bets),
    at: row.opened_at.toISOString(),
    balanceBefore: amount(row.balance_before),
    proof,
  };
  const house = row.free_spin ? { freeSpin: true as const } : {};
  const paid = { payout: amount(row.payout), balanceAfter: amount(row.balance_after), ...jackpotIn(row), ...house };
  return presentStep(common, row.actions, row, row.status === 'open' ? null : paid);
};

/** The round when it is decided; undefined while it waits, and for an outside studio's. */
export const presentSettled = (row: RoundRow): SettledRound | undefined => {
  const round = presentRound(row);
  return round?.status === 'settled' ? round : undefined;
};

type JsonRecord = { readonly [key: string]: Json };

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An outcome is an object in every game of the house. */
export const asRecord = (value: Json): JsonRecord => {
  if (!isRecord(value)) throw new TypeError('an outcome is an object');
  return value;
};

export const asRecords = (value: Json): JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const asNumbers = (value: Json): number[] | null =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : null;

const asChoices = (value: Json) =>
  asRecords(value).flatMap(({ name, adds }) =>
    typeof name === 'string' && typeof adds === 'string' ? [{ name, adds }] : [],
  );
