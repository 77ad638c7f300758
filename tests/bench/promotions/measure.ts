import type { GameId } from '#domain/games/book/registry.ts';
import { isGameId } from '#domain/games/book/registry.ts';
import { rational } from '#domain/maths/rational.ts';
import { forecast } from '#domain/promotions/forecast.ts';
import { distributionOf } from '#domain/promotions/odds/distributions.ts';
import { type GameOdds, oddsOfGame } from '#domain/promotions/odds/game-odds.ts';
import { type Played, playOut } from '#domain/promotions/play/play-out.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';
import type { Plan } from './plans.ts';

/** A promotion played and forecast, in minor units of a euro. */
export type Measured = {
  readonly plan: Plan;
  readonly played: Played;
  readonly forecastCost: number;
  readonly forecastChance: number;
  /** The mean cost lies within 3.3 standard errors of the forecast, and so does the share that completed it. */
  readonly holds: boolean;
};

/** One chance in a thousand that a true figure lies further away. */
const standardErrors = 3.3;
/** What merging outcomes may move a chance by. */
const merging = 0.003;
/** Beyond what a phone computes: the forecast itself is to be as exact as it can be. */
const workMax = 1e9;

/** A game's odds with all of its outcomes, none merged. */
const wholeOdds = (game: GameId, spot?: string): GameOdds => {
  const told = oddsOfGame(game);
  const at = spot === undefined ? 0 : told.findIndex((one) => one.spot === spot);
  const [odds, whole] = [told[at], distributionOf(game)[at]];
  if (!odds || !whole) throw new RangeError(`no odds of ${game} ${spot}`);
  return { ...odds, outcomes: whole.outcomes };
};

/** So many players through one promotion, beside what they were told. The same seed gives the same luck. */
export const measure = (
  rules: PromotionRules,
  plan: Plan,
  players: number,
  seed: number,
  work: number = workMax,
): Measured => {
  const { depositMinor, stakeMinor } = plan;
  const odds = wholeOdds(plan.game, plan.spot);
  const spinGame = rules.freeSpins?.gameId;
  const spins = spinGame !== undefined && isGameId(spinGame) ? wholeOdds(spinGame) : null;
  const facts = { depositMinor, currency: 'EUR', eurRate: rational(1n), capLeftEur: null } as const;
  const told = forecast(rules, facts, { odds, spins, stakeMinor, work });
  const played = playOut(
    { rules, reward: told.reward, depositMinor, stakeMinor: told.stakeMinor, odds, spins, stream: seededStream(seed) },
    players,
  );
  const forecastCost = told.meanLeftMinor - Number(depositMinor);
  const chanceError = Math.sqrt((told.chance * (1 - told.chance)) / players);
  return {
    plan,
    played,
    forecastCost,
    forecastChance: told.chance,
    holds:
      Math.abs(played.meanCost - forecastCost) <= standardErrors * played.standardError &&
      Math.abs(played.completed - told.chance) <= standardErrors * chanceError + merging,
  };
};
