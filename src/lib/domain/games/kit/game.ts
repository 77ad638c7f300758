import type { Link } from '../../fairness/hash-chain.ts';
import type { Stream } from '../../fairness/stream.ts';
import type { Rational } from '../../maths/rational.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import type { Result } from '../../result.ts';
import type { Share } from './share.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A bet, in every game the same: `spot` says on what, in the game's own words (`red`, `split:17-20`), and the amount is
 * in minor units of the session's currency. On the wire: `{ spot, amount }` with the amount in units.
 */
export type Bet = { readonly spot: string; readonly amountMinor: bigint };

/** What one bet brought, as it is paid: the whole return of its spot, its own stake included. Only bets that return something are listed. */
export type Win = {
  readonly spot: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly rest?: never;
};

/** What one bet brought by the rules, exactly. */
export type ExactWin = { readonly spot: string; readonly stakeMinor: bigint } & Share;

/** A round that is decided by the rules, before it is paid: `outcome` is the game's own, and plain JSON. */
export type Decided = {
  readonly status: 'settled';
  readonly outcome: Json;
  /** The whole units of all wins, without the parts that are left over. */
  readonly payoutMinor: bigint;
  readonly wins: readonly ExactWin[];
  /** Of what was staked, what came back without having been decided: nothing that goes by stakes counts it. None: all was decided. */
  readonly undecidedMinor?: bigint;
};

/** A round that is decided and paid. `payoutMinor` is the sum of the wins. */
export type Settled = {
  readonly status: 'settled';
  readonly outcome: Json;
  readonly payoutMinor: bigint;
  readonly wins: readonly Win[];
  readonly undecidedMinor?: bigint;
};

/** One thing the player may do now, and what it adds to the stake (a double, a call): zero for most. */
export type Choice = { readonly name: string; readonly addsMinor: bigint };

/**
 * A round that waits for the player. `state` is stored with the round, handed back to `act`, and may hold what the player
 * must not know; `view` is what the table shows, and `choices` what may be done.
 */
export type Open = {
  readonly status: 'open';
  readonly state: Json;
  readonly view: Json;
  readonly choices: readonly Choice[];
};

export type Step = Decided | Open;

/** What bounds the whole stake of a round closer than the table does. */
type StakeBounds = {
  /** The only stakes there are, upwards. */
  readonly prices?: (currency: CurrencyCode) => readonly bigint[];
  /** Every stake is a multiple of it. None: any whole number of minor units. */
  readonly step?: bigint;
  /** The greatest stake that some bets can make which return so much at most, all in minor units. */
  readonly cap: (maxPayoutMinor: bigint) => bigint;
};

/** What every game has, however its rounds are decided. */
export type GameCommon = {
  readonly id: string;
  readonly name: string;
  /** Counts up when rules or payouts change: a round stays verifiable by the rules it was played under. */
  readonly rulesVersion: number;
  /** The version, if any, that differs from the present one in nothing but that it rounded every win down to the minor unit. */
  readonly roundedDown?: number;
  /** The same game as it was before its prizes changed, under its earlier version: rounds of then are played on, paid and verified by it. */
  readonly former?: GameCommon;
  /** Unknown in, typed out: an array of `{ spot, amount }`, each spot at most once. Facts say which bet and why. */
  readonly parseBets: (input: unknown, currency: CurrencyCode) => Result<readonly Bet[], 'bet_invalid'>;
  /** The most that these bets can be paid. */
  readonly maxPayoutOf: (bets: readonly Bet[]) => bigint;
  /** Where rules or prizes bound the stake of a round closer than the table. `limitsFor` tells what is left of the table's limits. */
  readonly stakes?: StakeBounds;
  /** The theoretical return of a whole stake on each kind of bet, exact. */
  readonly returns: () => readonly SpotReturn[];
};

/**
 * Rules, return and risk of one kind of bet, of one unit staked at the start. The variance is that of the return of that unit.
 * `perInitialBet` makes of it what is published.
 */
export type SpotReturn = {
  readonly kind: string;
  readonly returnToPlayer: Rational;
  readonly variance: Rational;
  readonly hitFrequency: Rational;
  /** The largest return of one unit staked. */
  readonly maxWin: Rational;
  /** How likely that largest return is, where it is counted. */
  readonly maxWinChance?: Rational;
  /** How many of the bets that the literature tells its edge of make one stake at the start, where it is not one. */
  readonly initialBets?: bigint;
  /** The edge over all that is staked on average, where play adds to the stake of the start or takes back of it. */
  readonly elementOfRisk?: Rational;
};

/** A game whose round is bet, outcome, payout. */
export type SingleStepGame = GameCommon & {
  readonly steps: 'one';
  readonly former?: SingleStepGame;
  /**
   * Where some bets are taken only by a published timetable: whether these are at a moment of the house's clock. It is asked before a
   * stake is taken and never again: a round is decided and verified by its seeds alone.
   */
  readonly isTakenAt?: (bets: readonly Bet[], atMs: number) => boolean;
  /** Depends on its arguments alone: never on the player, the bank or a balance. */
  readonly play: (bets: readonly Bet[], stream: Stream) => Decided;
};

/** Where an action led, and the bets it added to those of the round. */
export type Acted = { readonly step: Step; readonly added: readonly Bet[] };

/** What a round that waits stands for, in minor units. */
export type Exposure = {
  /** What the table's largest stake binds: not what the rules let a player add to a bet at no edge, as odds at craps. */
  readonly stakeMinor: bigint;
  /** All that lies on the table: what the largest stake of a bonus binds. */
  readonly lyingMinor: bigint;
  /** The most that the round can return, with what it has won so far: what the table's largest payout binds. */
  readonly maxPayoutMinor: bigint;
};

/**
 * A game with decisions. Its stream is made anew from the seeds for each act and consumed as at the start, so that the
 * cards of a round are fixed by its seeds alone, whatever the player does.
 */
export type StatefulGame = GameCommon & {
  readonly steps: 'many';
  readonly former?: StatefulGame;
  readonly start: (bets: readonly Bet[], stream: Stream) => Step;
  /** `action` names a choice, with the game's own details beside it (`{ name: 'reveal', tile: 7 }`); anything else is refused. */
  readonly act: (bets: readonly Bet[], state: Json, action: unknown, stream: Stream) => Result<Acted, 'action_invalid'>;
  /** The choice that is better for the player in a round that was left alone for too long. */
  readonly finish: (bets: readonly Bet[], state: Json, stream: Stream) => Decided;
  /**
   * What these bets bind the player to add, whatever is dealt, or forfeit them: a call. The player's own limits leave room for
   * it when the round opens; it depends on the bets alone, so that no refusal tells anything of the deal.
   */
  readonly bindsMinor?: (bets: readonly Bet[]) => bigint;
  /** Actions that begin a new game cycle, as a stake does: a roll of the dice in a hand of many. None: the round is one. */
  readonly pacedActions?: readonly string[];
  /** Where actions name amounts of their own: what limits bind whenever an action adds to the stake. */
  readonly exposureOf?: (state: Json) => Exposure;
};

export type Game = SingleStepGame | StatefulGame;

/**
 * What decides a shared round: its own link of the hash chain, revealed when it is over, the chain's public salt, and the
 * place of the round in the chain.
 */
export type SharedSeeds = { readonly link: Link; readonly salt: string; readonly index: number };

/** A game whose round is one for everybody at the table: no player's seeds enter it. */
export type SharedGame = GameCommon & {
  readonly steps: 'shared';
  readonly former?: SharedGame;
  /**
   * Where stakes leave a round at different times and are paid then: how this one left it, as text. Its parts of a unit are drawn by
   * that, so that what others were paid, which all may see, tells nobody when to leave (decision 039).
   */
  readonly wayOut?: (bets: readonly Bet[], actions: readonly unknown[]) => string;
  /** One player's part in the round. `actions` are what the player did in it, as recorded (`{ name: 'cash-out', atMs: 4210 }`). */
  readonly settle: (
    bets: readonly Bet[],
    seeds: SharedSeeds,
    actions: readonly unknown[],
  ) => Result<Decided, 'action_invalid'>;
};

export const stakeOf = (bets: readonly Bet[]): bigint => bets.reduce((sum, bet) => sum + bet.amountMinor, 0n);
