import { bestReturns } from '../games/book/best-returns.ts';
import { cardOf } from '../games/book/card-of.ts';
import { findGame, type GameId, gameIds } from '../games/book/registry.ts';
import type { SpotReturn } from '../games/kit/game.ts';
import { perInitialBet } from '../games/kit/initial-bet.ts';
import { jackpotFigures } from '../jackpot/maths.ts';
import { hasJackpot, jackpotVersion } from '../jackpot/parameters.ts';
import { add, type Rational, rational, subtract, toDecimalString } from '../maths/rational.ts';
import { fallbackCurrency } from '../money/currency.ts';

/** One bet of one game, with all its figures exact, of one unit staked at the start. */
export type FigureRow = {
  readonly game: GameId;
  readonly name: string;
  readonly rulesVersion: number;
  readonly method: string;
  readonly figures: SpotReturn;
};

/** The rows of a game, or those of some of its bets. */
export const rowsOf = (id: GameId, figures?: readonly SpotReturn[]): FigureRow[] => {
  const game = findGame(id);
  if (!game) return [];
  const { name, rulesVersion } = game;
  return (figures ?? game.returns()).map((one) => ({
    game: id,
    name,
    rulesVersion,
    method: cardOf(id).method,
    figures: one,
  }));
};

/** Every game, configuration and bet of the house. */
export const allRows = (): FigureRow[] => gameIds.flatMap((id) => rowsOf(id));

const decimalDigits = 15;

/** A figure as its fraction and as a decimal of 15 digits. */
export type ExactText = { readonly fraction: string; readonly decimal: string };

const exactText = (value: Rational): ExactText => ({
  fraction: `${value.num}/${value.den}`,
  decimal: toDecimalString(value, decimalDigits),
});

export const houseEdge = ({ returnToPlayer }: SpotReturn): Rational => subtract(rational(1n), returnToPlayer);

/** What the jackpot adds to the return of a slot, which has none of it: the same in every currency. Undefined elsewhere. */
export const jackpotOfRow = ({ game, figures }: FigureRow) => {
  if (!hasJackpot(game)) return undefined;
  const { contributed, seeded, addedReturn } = jackpotFigures(fallbackCurrency);
  return { contributed, seeded, addedReturn, together: add(figures.returnToPlayer, addedReturn) };
};

const jackpotJson = (row: FigureRow) => {
  const jackpot = jackpotOfRow(row);
  if (!jackpot) return {};
  const { contributed, seeded, addedReturn, together } = jackpot;
  const parts = { contributed: exactText(contributed), seeded: exactText(seeded), addedReturn: exactText(addedReturn) };
  return { jackpot: { rulesVersion: jackpotVersion, ...parts, returnWithJackpot: exactText(together) } };
};

/** What a game's own bet returns by best play, where its published return is that of a simpler rule. */
export const bestReturnOf = ({ game, figures }: FigureRow): Rational | undefined =>
  figures.kind === cardOf(game).bet ? bestReturns[game]?.() : undefined;

const bestPlayJson = (row: FigureRow) => {
  const best = bestReturnOf(row);
  return best === undefined ? {} : { bestPlay: { returnToPlayer: exactText(best) } };
};

const exactOrNull = (value: Rational | undefined): ExactText | null => (value === undefined ? null : exactText(value));

/**
 * A row as plain JSON: `bet` is the kind or configuration in the game's own words. All figures are of one initial bet; `initialBets` of
 * them make a stake at the start, which returns `returnOfStake`; `elementOfRisk` is the edge over all that is staked on average,
 * null where that is the stake of the start.
 */
export const rowJson = (row: FigureRow) => {
  const { method, figures: staked, ...game } = row;
  const figures = perInitialBet(staked);
  return {
    ...game,
    bet: figures.kind,
    returnToPlayer: exactText(figures.returnToPlayer),
    houseEdge: exactText(houseEdge(figures)),
    elementOfRisk: exactOrNull(figures.elementOfRisk),
    initialBets: Number(staked.initialBets ?? 1n),
    returnOfStake: exactText(staked.returnToPlayer),
    variance: exactText(figures.variance),
    hitFrequency: exactText(figures.hitFrequency),
    maxWin: exactText(figures.maxWin),
    maxWinChance: exactOrNull(figures.maxWinChance),
    method,
    ...bestPlayJson(row),
    ...jackpotJson(row),
  };
};
