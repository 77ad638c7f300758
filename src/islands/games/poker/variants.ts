import { threeCardCategories } from '#domain/games/cards/poker-hand.ts';
import { callPays, callPerAnte as studCallPerAnte } from '#domain/games/caribbean-stud/paytable.ts';
import { caribbeanStud } from '#domain/games/caribbean-stud/rules.ts';
import { antePays, callPerAnte } from '#domain/games/casino-holdem/paytable.ts';
import { casinoHoldem } from '#domain/games/casino-holdem/rules.ts';
import type { StatefulGame } from '#domain/games/game.ts';
import { anteBonusToOne, pairPlusToOne } from '#domain/games/three-card-poker/paytable.ts';
import { threeCardPoker } from '#domain/games/three-card-poker/rules.ts';
import { type BetBoard, createBetBoard } from '#stores/bet-board.ts';
import type { DealerPokerId, HandName } from '#stores/dealer-poker.ts';

/** A place on the felt: the player's before the deal, but for the one that playing on fills. */
export type Spot = 'ante' | 'pair-plus' | 'play' | 'call';

/** A printed paytable: what a hand pays to one, best first; `other` stands for every hand below. */
export type PayRow = { readonly hand: HandName | 'tens-or-better' | 'other'; readonly toOne: bigint };
export type PrintedTable = {
  readonly title: 'pair_plus' | 'ante_bonus' | 'ante_pays' | 'call_pays' | 'ride_pays';
  readonly rows: readonly PayRow[];
};

/** What makes one of the games different from the others. */
export type Variant = {
  readonly id: DealerPokerId;
  readonly game: StatefulGame;
  readonly board: BetBoard;
  /** Where chips are laid, and then where the decision lays them. */
  readonly spots: readonly Spot[];
  readonly move: 'play' | 'call';
  /** What that adds, in antes. */
  readonly raisePerAnte: bigint;
  readonly tables: readonly PrintedTable[];
  /** The cloth: two stops of a gradient. */
  readonly ground: string;
};

const threeCardRows = (toOne: readonly bigint[]): readonly PayRow[] =>
  threeCardCategories
    .map((hand, index) => ({ hand, toOne: toOne[index] ?? 0n }))
    .filter((row) => row.toOne > 0n)
    .reverse();

const variants: Readonly<Record<DealerPokerId, Variant>> = {
  'three-card-poker': {
    id: 'three-card-poker',
    game: threeCardPoker,
    board: createBetBoard(),
    spots: ['pair-plus', 'ante', 'play'],
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
    move: 'call',
    raisePerAnte: studCallPerAnte,
    tables: [{ title: 'call_pays', rows: callPays.toReversed() }],
    ground: 'from-common-deep to-common-dim',
  },
};

const isVariant = (gameId: string): gameId is DealerPokerId => Object.hasOwn(variants, gameId);

export const variantFor = (gameId: string): Variant => variants[isVariant(gameId) ? gameId : 'three-card-poker'];

export const isPressed = (spot: Spot): spot is 'ante' | 'pair-plus' => spot === 'ante' || spot === 'pair-plus';
