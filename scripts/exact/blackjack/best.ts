/** Best play against all up cards: the chart, what the cards of a hand change in it, and what both win. */
import { decide, type StrategyTable } from '#domain/games/blackjack/strategy.ts';
import { add, type Rational, rational, subtract, zero } from '#domain/maths/rational.ts';
import { bestColumn, type Column, chartOf, mayOf, playOf } from './best-chart.ts';
import { against, bestChoice, type Choice, cardsMax } from './best-play.ts';
import { blackjackChances } from './returns.ts';
import { falling, shoeSize, values } from './shoe.ts';

/** A hand of two or three cards that is better played otherwise than the chart says by its total. */
export type Exception = { readonly cards: readonly number[]; readonly up: number; readonly choice: Choice };

/** With more cards there are many, and hardly ever dealt: the hint knows them all. */
const cardsInExceptions = 3;

/** Exceptions against one up card, the chart given; hands of a split are not among them. */
export const exceptionsAgainst = (
  up: number,
  side: ReturnType<typeof against>,
  chart: StrategyTable,
  surrender: boolean,
): Exception[] => {
  const { reached, solve } = side.under(bestChoice, surrender);
  return reached()
    .filter(({ hand }) => hand.pair === 0 && hand.cards.length <= cardsInExceptions)
    .filter(({ hand, choices }) => decide(hand.cards, up, mayOf(choices), chart) !== solve(hand).choice)
    .map(({ hand }) => ({ cards: hand.cards, up, choice: solve(hand).choice }));
};

/** The player's blackjacks bring one and a half, the dealer's take one, and neither asks for a decision. */
const blackjacksNet = (): Rational => {
  const { one, both } = blackjackChances();
  const alone = subtract(one, both);
  return rational(alone.num, 2n * alone.den);
};

export const bestPlay = (surrender: boolean) => {
  const sides = values.map((up) => ({ up, side: against(up) }));
  const columns = new Map<number, Column>(sides.map(({ up, side }) => [up, bestColumn(side, up, surrender)]));
  const chart = chartOf(columns);
  const whole = 2n * falling(shoeSize, cardsMax);
  const netOver = (nets: readonly bigint[]): Rational =>
    add(
      blackjacksNet(),
      nets.reduce((sum, net) => add(sum, rational(net, whole)), zero),
    );
  return {
    chart,
    exceptions: sides.flatMap(({ up, side }) => exceptionsAgainst(up, side, chart, surrender)),
    /** What one unit staked at the start wins by the chart, and by the cards of each hand. */
    chartNet: netOver(sides.map(({ up, side }) => side.under(playOf(chart, up), surrender).net())),
    best: netOver(sides.map(({ side }) => side.under(bestChoice, surrender).net())),
  };
};
