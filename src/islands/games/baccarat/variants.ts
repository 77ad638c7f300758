import { baccaratSpots, payoutToUnit } from '#domain/games/baccarat/baccarat/paytable.ts';
import { game as baccarat } from '#domain/games/baccarat/baccarat/rules.ts';
import { noCommissionSpots, toOne } from '#domain/games/baccarat/baccarat-no-commission/paytable.ts';
import { game as baccaratNoCommission } from '#domain/games/baccarat/baccarat-no-commission/rules.ts';
import { dragonTigerSpots, payoutToUnit as dragonTigerUnits } from '#domain/games/baccarat/dragon-tiger/paytable.ts';
import { game as dragonTiger } from '#domain/games/baccarat/dragon-tiger/rules.ts';
import type { SingleStepGame } from '#domain/games/kit/game.ts';
import { type Rational, rational, subtract } from '#domain/maths/rational.ts';
import { type CoupView, pointsShown, type Side } from './picture/baccarat.ts';

type VariantId = 'baccarat' | 'baccarat-no-commission' | 'dragon-tiger';

type SideName = 'player' | 'banker' | 'dragon' | 'tiger';
export type TableSpot = SideName | 'tie' | 'player-pair' | 'banker-pair' | 'banker-six' | 'suited-tie';

/** What makes the tables of two hands differ: their fields, what they are called, and how they look. */
export type Variant = {
  readonly id: VariantId;
  readonly game: SingleStepGame;
  readonly spots: readonly TableSpot[];
  /** The fields above the two sides from the left, with their share of the width. */
  readonly upper: readonly (readonly [spot: TableSpot, share: number])[];
  readonly sides: Readonly<Record<Side, SideName>>;
  /** The gain on a unit that wins. */
  readonly toOne: (spot: TableSpot) => Rational;
  /** Places for cards a side. */
  readonly cards: 1 | 2;
  readonly ground: string;
  /** Pairs are played, and therefore marked on the roads. */
  readonly pairs: boolean;
};

const gains = (units: Readonly<Partial<Record<TableSpot, Rational>>>) => (spot: TableSpot) =>
  subtract(units[spot] ?? rational(1n), rational(1n));

const noCommissionGains: Readonly<Partial<Record<TableSpot, Rational>>> = toOne;

const variants: Readonly<Record<VariantId, Variant>> = {
  baccarat: {
    id: 'baccarat',
    game: baccarat,
    spots: baccaratSpots,
    upper: [
      ['player-pair', 0.27],
      ['tie', 0.46],
      ['banker-pair', 0.27],
    ],
    sides: { player: 'player', banker: 'banker' },
    toOne: gains(payoutToUnit),
    cards: 2,
    ground: 'from-halden-deep to-halden-dim',
    pairs: true,
  },
  'baccarat-no-commission': {
    id: 'baccarat-no-commission',
    game: baccaratNoCommission,
    spots: noCommissionSpots,
    upper: [
      ['player-pair', 0.25],
      ['tie', 0.25],
      ['banker-six', 0.25],
      ['banker-pair', 0.25],
    ],
    sides: { player: 'player', banker: 'banker' },
    toOne: (spot) => noCommissionGains[spot] ?? rational(0n),
    cards: 2,
    ground: 'from-felt-deep to-felt-dim',
    pairs: true,
  },
  'dragon-tiger': {
    id: 'dragon-tiger',
    game: dragonTiger,
    spots: dragonTigerSpots,
    upper: [
      ['tie', 0.5],
      ['suited-tie', 0.5],
    ],
    sides: { player: 'dragon', banker: 'tiger' },
    toOne: gains(dragonTigerUnits),
    cards: 1,
    ground: 'from-meridian-wine to-meridian-wine-dim',
    pairs: false,
  },
};

const isVariant = (gameId: string): gameId is VariantId => Object.hasOwn(variants, gameId);

export const variantOf = (gameId: string): Variant => variants[isVariant(gameId) ? gameId : 'baccarat'];

/** Whether a field wins in this coup. */
export const hasWon = (variant: Variant, spot: TableSpot, told: CoupView): boolean => {
  switch (spot) {
    case 'player-pair':
      return told.playerPair;
    case 'banker-pair':
      return told.bankerPair;
    case 'suited-tie':
      return told.suited;
    case 'banker-six':
      return told.winner === 'banker' && pointsShown(told.banker) === 6;
    case 'tie':
      return told.winner === 'tie';
    default:
      return told.winner !== 'tie' && variant.sides[told.winner] === spot;
  }
};
