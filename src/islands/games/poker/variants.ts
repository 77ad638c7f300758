import { threeCardCategories } from '#domain/games/kit/cards/poker-hand.ts';
import type { StatefulGame } from '#domain/games/kit/game.ts';
import { callPays, callPerAnte as studCallPerAnte } from '#domain/games/poker/caribbean-stud/paytable.ts';
import { game as caribbeanStud } from '#domain/games/poker/caribbean-stud/rules.ts';
import { antePays, callPerAnte } from '#domain/games/poker/casino-holdem/paytable.ts';
import { game as casinoHoldem } from '#domain/games/poker/casino-holdem/rules.ts';
import { anteBonusToOne, pairPlusToOne } from '#domain/games/poker/three-card-poker/paytable.ts';
import { game as threeCardPoker } from '#domain/games/poker/three-card-poker/rules.ts';
import { blindPays, tripsPays } from '#domain/games/poker/ultimate-texas-holdem/paytable.ts';
import { game as ultimateTexasHoldem } from '#domain/games/poker/ultimate-texas-holdem/rules.ts';
import { type BetBoard, createBetBoard } from '#stores/play/bet-board.ts';
import type { HandName } from '../kit/cards/hand-words.ts';
import type { DealerPokerId } from './picture/dealer-poker.ts';

/** A place on the felt: the player's before the deal, but for the one that playing on fills. */
export type Spot = 'ante' | 'blind' | 'pair-plus' | 'trips' | 'play' | 'call';

/** A printed paytable: what a hand pays to one, or to another number, best first; `other` stands for every hand below. */
export type PayRow = {
  readonly hand: HandName | 'tens-or-better' | 'other';
  readonly toOne: bigint;
  readonly per?: bigint;
};
export type PrintedTable = {
  readonly title: 'pair_plus' | 'ante_bonus' | 'ante_pays' | 'call_pays' | 'ride_pays' | 'blind_pays' | 'trips_pays';
  readonly rows: readonly PayRow[];
  /** The bet that heads its column where tables are printed as one. */
  readonly spot?: Spot;
};

/** What makes one of the games different from the others. */
export type Variant = {
  readonly id: DealerPokerId;
  readonly game: StatefulGame;
  readonly board: BetBoard;
  /** Where chips are laid, and then where the decision lays them. */
  readonly spots: readonly Spot[];
  /** Spots that are only staked together: a chip laid on one of them is laid on each. */
  readonly together: readonly Spot[];
  /** What playing on to the end adds at least, in antes. */
  readonly raisePerAnte: bigint;
  readonly tables: readonly PrintedTable[];
  /** The cloth: two stops of a gradient. */
  readonly ground: string;
};

/** A game of one decision: to fold, or to make this move. */
export type OneMoveId = Exclude<DealerPokerId, 'ultimate-texas-holdem'>;
export type OneMove = Variant & { readonly id: OneMoveId; readonly move: 'play' | 'call' };

const threeCardRows = (toOne: readonly bigint[]): readonly PayRow[] =>
  threeCardCategories
    .map((hand, index) => ({ hand, toOne: toOne[index] ?? 0n }))
    .filter((row) => row.toOne > 0n)
    .reverse();

const variants: Readonly<Record<OneMoveId, OneMove>> = {
  'three-card-poker': {
    id: 'three-card-poker',
    game: threeCardPoker,
    board: createBetBoard(),
    spots: ['pair-plus', 'ante', 'play'],
    together: [],
    move: 'play',
    raisePerAnte: 1n,
    tables: [
      { title: 'pair_plus', rows: threeCardRows(pairPlusToOne) },
      { title: 'ante_bonus', rows: threeCardRows(anteBonusToOne) },
    ],
    ground: 'from-halden-deep to-halden-dim',
  },
  'casino-holdem': {
    id: 'casino-holdem',
    game: casinoHoldem,
    board: createBetBoard(),
    spots: ['ante', 'call'],
    together: [],
    move: 'call',
    raisePerAnte: callPerAnte,
    tables: [{ title: 'ante_pays', rows: antePays.toReversed() }],
    ground: 'from-halden-deep to-halden-dim',
  },
  'caribbean-stud': {
    id: 'caribbean-stud',
    game: caribbeanStud,
    board: createBetBoard(),
    spots: ['ante', 'call'],
    together: [],
    move: 'call',
    raisePerAnte: studCallPerAnte,
    tables: [{ title: 'call_pays', rows: callPays.toReversed() }],
    ground: 'from-common-deep to-common-dim',
  },
};

/** Three decisions: its blind and its trips are printed as one table. */
export const ultimate: Variant = {
  id: 'ultimate-texas-holdem',
  game: ultimateTexasHoldem,
  board: createBetBoard(),
  spots: ['trips', 'ante', 'blind', 'play'],
  together: ['ante', 'blind'],
  raisePerAnte: 1n,
  tables: [
    {
      title: 'blind_pays',
      spot: 'blind',
      rows: blindPays
        .filter(({ toOne }) => toOne.num > 0n)
        .map(({ hand, toOne }) => ({ hand, toOne: toOne.num, per: toOne.den }))
        .reverse(),
    },
    { title: 'trips_pays', spot: 'trips', rows: tripsPays.filter(({ toOne }) => toOne > 0n).toReversed() },
  ],
  ground: 'from-halden-deep to-halden-dim',
};

const isVariant = (gameId: string): gameId is OneMoveId => Object.hasOwn(variants, gameId);

export const variantFor = (gameId: string): OneMove => variants[isVariant(gameId) ? gameId : 'three-card-poker'];

/** Filled by a decision, not by the player's chips. */
export const isPressed = (spot: Spot): boolean => spot !== 'play' && spot !== 'call';
