import { cardOf } from '../games/book/card-of.ts';
import { findGame, type GameId } from '../games/book/registry.ts';
import type { SpotReturn } from '../games/kit/game.ts';
import { perInitialBet } from '../games/kit/initial-bet.ts';
import { multiplierText } from '../games/kit/multiplier.ts';
import { grouped } from '../locale.ts';
import {
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  toDecimalString,
  toPercentString,
} from '../maths/rational.ts';

/** One in how many: `38.0`, with thousands apart; or, where that number is beyond reading, how many digits it has. */
export type Odds = { readonly once: string } | { readonly digits: number };

/** What a shelf tells of a game: how often its standard bet pays, and the most that any of its bets may return, with its odds. */
export type ShelfFigures = {
  /** `48.64%`. */
  readonly hits: string;
  /** In times of the stake, which it holds; cut off, never rounded up: `9,900`. */
  readonly times: string;
  /** Undefined where the engine tells none. */
  readonly odds: Odds | undefined;
};

/** A bet with one prize wins it whenever it hits. */
const chanceOfTop = ({ maxWin, maxWinChance, hitFrequency, returnToPlayer }: SpotReturn): Rational | undefined => {
  if (maxWinChance) return maxWinChance;
  return compare(multiply(maxWin, hitFrequency), returnToPlayer) === 0 ? hitFrequency : undefined;
};

/** How many digits a number has that is still read out. */
const digitsMax = 15;

/** The odds of a chance; undefined for what never comes. */
export const oddsOf = (chance: Rational): Odds | undefined => {
  if (chance.num === 0n) return undefined;
  const once = divide(rational(1n), chance);
  const whole = toDecimalString(once, 0);
  if (whole.length > digitsMax) return { digits: whole.length };
  return { once: once.num < 100n * once.den ? toDecimalString(once, 1) : grouped(BigInt(whole)) };
};

const timesText = (times: Rational): string => {
  const [whole = '', part = ''] = multiplierText(times, 2).split('.');
  const digits = part.replace(/0+$/, '');
  return grouped(BigInt(whole)) + (digits === '' ? '' : `.${digits}`);
};

/** The figures of a game of the house, from its `returns()`, of one initial bet; undefined for one that has none. */
export const shelfFiguresOf = (id: GameId): ShelfFigures | undefined => {
  const returns = (findGame(id)?.returns() ?? []).map(perInitialBet);
  const standard = returns.find(({ kind }) => kind === cardOf(id).bet) ?? returns[0];
  if (!standard) return undefined;
  const top = returns.reduce((best, one) => (compare(one.maxWin, best.maxWin) > 0 ? one : best), standard);
  const chance = chanceOfTop(top);
  return {
    hits: toPercentString(standard.hitFrequency, 2),
    times: timesText(top.maxWin),
    odds: chance && oddsOf(chance),
  };
};
