import * as plain from '#domain/games/blackjack/blackjack/maths.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import * as late from '#domain/games/blackjack/blackjack-surrender/maths.ts';
import { game as blackjackSurrender } from '#domain/games/blackjack/blackjack-surrender/rules.ts';
import { pairPays, threePays } from '#domain/games/blackjack/blackjack-surrender/side-bets.ts';
import { type Chart, charts } from '#domain/games/blackjack/chart.ts';
import type { StatefulGame } from '#domain/games/kit/game.ts';
import type { Rational } from '#domain/maths/rational.ts';

/** Bets beside the hand. */
export type SideSpot = 'pair' | 'poker-three';

/** What a bet beside the hand pays to one, best first. */
export type SideTable = {
  readonly spot: SideSpot;
  readonly rows: readonly {
    readonly name: (typeof pairPays)[number]['pair'] | (typeof threePays)[number]['three'];
    readonly toOne: bigint;
  }[];
};

/** What makes one table of blackjack different from the other. */
export type Variant = {
  readonly game: StatefulGame;
  readonly averageStake: Rational;
  readonly elementOfRisk: Rational;
  readonly chart: Chart;
  /** What the hand returns by the chart, and by its own cards. */
  readonly returnOfHand: Rational;
  readonly bestReturn: Rational;
  /** Whether a first hand may be given up. */
  readonly surrender: boolean;
  readonly sides: readonly SideTable[];
};

const variants: Readonly<Record<'blackjack' | 'blackjack-surrender', Variant>> = {
  blackjack: {
    game: blackjack,
    averageStake: plain.averageStake,
    elementOfRisk: plain.elementOfRisk(),
    chart: charts.blackjack,
    returnOfHand: plain.returnOfHand,
    bestReturn: plain.bestReturn(),
    surrender: false,
    sides: [],
  },
  'blackjack-surrender': {
    game: blackjackSurrender,
    averageStake: late.averageStake,
    elementOfRisk: late.elementOfRisk(),
    chart: charts['blackjack-surrender'],
    returnOfHand: late.returnOfHand,
    bestReturn: late.bestReturn(),
    surrender: true,
    sides: [
      { spot: 'pair', rows: pairPays.map(({ pair, toOne }) => ({ name: pair, toOne })) },
      { spot: 'poker-three', rows: threePays.map(({ three, toOne }) => ({ name: three, toOne })) },
    ],
  },
};

export const variantFor = (gameId: string): Variant =>
  variants[gameId === 'blackjack-surrender' ? gameId : 'blackjack'];
