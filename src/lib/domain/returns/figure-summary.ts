import { cardOf } from '../games/book/card-of.ts';
import type { SpotReturn } from '../games/kit/game.ts';
import { perInitialBet } from '../games/kit/initial-bet.ts';
import { multiplierText } from '../games/kit/multiplier.ts';
import { compare, divide, type Rational, rational, toDecimalString, toPercentString } from '../maths/rational.ts';
import { bestReturnOf, type FigureRow, houseEdge } from './figure-rows.ts';

/** A line for reading: one initial bet, or many of a kind with the least and the most of each figure. */
export type FigureLine = {
  readonly bet: string;
  readonly returnToPlayer: string;
  /** The exact fraction, where it is one short enough to be read. */
  readonly fraction: string | undefined;
  readonly houseEdge: string;
  /** Empty where all that is staked is staked at the start. */
  readonly elementOfRisk: string;
  readonly variance: string;
  readonly hitFrequency: string;
  readonly maxWin: string;
  readonly odds: string;
};

/** The group of a bet: `card:…:{2}:…` keeps the third part of its kind. */
const groupOf = (grouping: string, kind: string): string => {
  const parts = kind.split(':');
  return grouping.replaceAll(/\{(\d)\}/g, (_, place: string) => parts[Number(place)] ?? '');
};

/** A chance as people say it: one in so many. */
export const oddsText = (chance: Rational | undefined): string => {
  if (chance === undefined || chance.num === 0n) return '';
  const once = divide(rational(1n), chance);
  return `1 in ${toDecimalString(once, compare(once, rational(100n)) < 0 ? 1 : 0).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;
};

const fractionLengthMax = 17;

const extremes = (values: readonly Rational[]): readonly [Rational, Rational] => {
  const ordered = values.toSorted(compare);
  const [least = rational(0n)] = ordered;
  return [least, ordered.at(-1) ?? least];
};

/** `95.42% to 96.00%`, or the one value that all have. */
const span = (values: readonly Rational[], show: (value: Rational) => string): string => {
  const [least, most] = extremes(values).map(show);
  return least === most ? `${least}` : `${least} to ${most}`;
};

const percent = (value: Rational): string => toPercentString(value, 4);

const lineOf = (bet: string, bets: readonly SpotReturn[]): FigureLine => {
  const [only] = bets;
  const isOne = bets.length === 1;
  const fraction = isOne && only ? `${only.returnToPlayer.num}/${only.returnToPlayer.den}` : '';
  const chances = bets.flatMap(({ maxWinChance }) => maxWinChance ?? []);
  return {
    bet: isOne ? bet : `${bet} (${bets.length} bets)`,
    returnToPlayer: span(
      bets.map((one) => one.returnToPlayer),
      percent,
    ),
    fraction: fraction !== '' && fraction.length <= fractionLengthMax ? fraction : undefined,
    houseEdge: span(bets.map(houseEdge), percent),
    elementOfRisk: isOne && only?.elementOfRisk ? percent(only.elementOfRisk) : '',
    variance: span(
      bets.map((one) => one.variance),
      (value) => toDecimalString(value, 4),
    ),
    hitFrequency: span(
      bets.map((one) => one.hitFrequency),
      percent,
    ),
    maxWin: span(
      bets.map((one) => one.maxWin),
      (value) => `${multiplierText(value, 2)}×`,
    ),
    odds: isOne ? oddsText(chances[0]) : '',
  };
};

/** The lines of a game's rows: all of them, or by group where there are hundreds. */
export const linesOf = (rows: readonly FigureRow[]): FigureLine[] => {
  const grouping = rows[0] && cardOf(rows[0].game).grouping;
  const byLine = Map.groupBy(rows, ({ figures }) => (grouping ? groupOf(grouping, figures.kind) : figures.kind));
  return [...byLine].map(([bet, ofLine]) =>
    lineOf(
      bet,
      ofLine.map(({ figures }) => perInitialBet(figures)),
    ),
  );
};

/** The least and the most return among a game's bets, of one initial bet. */
export const returnSpan = (rows: readonly FigureRow[]): string =>
  span(
    rows.map(({ figures }) => perInitialBet(figures).returnToPlayer),
    (value) => toPercentString(value, 2),
  );

/** What a game's own bet returns by best play, where its row is of a simpler rule: to five digits, as the literature gives it. */
export const bestText = (rows: readonly FigureRow[]): string | undefined => {
  const [best] = rows.flatMap((row) => bestReturnOf(row) ?? []);
  return best && toPercentString(best, 5);
};
