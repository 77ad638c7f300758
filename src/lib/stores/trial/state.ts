import {
  clientSeedBytes,
  clientSeedFrom,
  commitmentOf,
  serverSeedBytes,
  serverSeedFrom,
} from '#domain/fairness/seeds.ts';
import type { RoundSeeds } from '#domain/fairness/stream.ts';
import type { HouseGame } from '#domain/games/book/registry.ts';
import type { TableLimits } from '#domain/games/kit/table-limits.ts';
import type { Remaining } from '#domain/games/scratch/series.ts';
import { formatAmount, parseAmount } from '#domain/money/amount.ts';
import type { OpenRound, SettledRound } from '../play/game.ts';
import type { TrialStake } from './stake.ts';

/** Play money is counted in this currency. */
export const trialCurrency = 'EUR';
/** What a visitor begins with: as much as a player's demo. */
export const trialBalanceMinor = 100_000n;
/** Rounds that are kept, the newest first. */
const trialRoundsMax = 50;

/** The game that is tried, what its table takes, and the least time between two stakes. */
export type TrialTerms = { readonly game: HouseGame; readonly limits: TableLimits; readonly paceMs: number };

/** Chance and time, which are passed in. */
export type TrialIo = {
  readonly bytes: (count: number) => Uint8Array;
  readonly uuid: () => string;
  readonly now: () => Date;
};

/** A round that waits, and what only the house knows of it. */
export type Waiting = {
  readonly round: OpenRound;
  readonly state: unknown;
  readonly actions: readonly unknown[];
};

/** A chain of shared rounds: its seed is link `length`, and `index` the round that is next or under way. */
export type TrialChain = {
  readonly name: string;
  readonly seed: string;
  readonly commitment: string;
  readonly length: number;
  readonly salt: string;
  readonly index: number;
};

/** All that a visitor's own house knows. It is plain JSON, so that a reload of the page resumes it. */
export type TrialState = {
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly sessionId: string;
  readonly balanceMinor: string;
  readonly seeds: RoundSeeds;
  /** Of the pair after this one: its commitment is shown ahead of time. */
  readonly nextServerSeed: string;
  /** Server seeds of pairs that were rotated, by their commitments. */
  readonly revealed: Readonly<Record<string, string>>;
  readonly waiting: Waiting | null;
  readonly rounds: readonly SettledRound[];
  /** The series on sale, by their price. */
  readonly series: Readonly<Record<string, { readonly number: number; readonly remaining: Remaining }>>;
  readonly chain: TrialChain | null;
  readonly stake: TrialStake | null;
};

export const freshServerSeed = (io: TrialIo): string => serverSeedFrom(io.bytes(serverSeedBytes));

export const freshTrial = ({ id, rulesVersion }: HouseGame, io: TrialIo): TrialState => ({
  gameId: id,
  rulesVersion,
  sessionId: io.uuid(),
  balanceMinor: `${trialBalanceMinor}`,
  seeds: { serverSeed: freshServerSeed(io), clientSeed: clientSeedFrom(io.bytes(clientSeedBytes)), nonce: 0 },
  nextServerSeed: freshServerSeed(io),
  revealed: {},
  waiting: null,
  rounds: [],
  series: {},
  chain: null,
  stake: null,
});

/** What is promised of the rounds to come: by the chain, or by the seed in use, and by the one after it. */
export const commitmentsOf = ({ chain, seeds, nextServerSeed }: TrialState) => ({
  inUse: chain?.commitment ?? commitmentOf(seeds.serverSeed),
  next: commitmentOf(nextServerSeed),
});

export const balanceOf = ({ balanceMinor }: TrialState): bigint => BigInt(balanceMinor);
export const withBalance = (state: TrialState, minor: bigint): TrialState => ({ ...state, balanceMinor: `${minor}` });

/** Play money as the wire has it. */
export const amountText = (minor: bigint): string => formatAmount(minor, trialCurrency);

const amountCharsMax = 40;

/** An amount that the trial has written itself, in minor units. */
export const amountIn = (text: unknown): bigint => {
  const parsed = parseAmount(text, trialCurrency, amountCharsMax);
  if (!parsed.ok) throw new TypeError('a kept amount is an amount');
  return parsed.value;
};

/** Puts a decided round before the others. */
export const withRound = (state: TrialState, round: SettledRound): TrialState => ({
  ...state,
  rounds: [round, ...state.rounds].slice(0, trialRoundsMax),
});

const keyOf = (gameId: string): string => `faceup:try:${gameId}`;

/** Kept for this tab alone. Where storage is refused, a reload begins anew. */
export const keepTrial = (state: TrialState): void => {
  try {
    sessionStorage.setItem(keyOf(state.gameId), JSON.stringify(state));
  } catch {}
};

/** What this tab kept of a game, unless its rules have changed since. */
export const keptTrial = ({ id, rulesVersion }: HouseGame): TrialState | undefined => {
  try {
    const kept: Partial<TrialState> | null = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    return kept?.gameId === id && kept.rulesVersion === rulesVersion ? (kept as TrialState) : undefined;
  } catch {
    return undefined;
  }
};
