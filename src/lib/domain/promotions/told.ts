import { inEuros, toldDeposit } from './deposit-span.ts';
import { type Forecast, forecast } from './forecast.ts';
import type { GameOdds } from './odds/game-odds.ts';
import type { PromotionRules } from './rules.ts';
import { usualChoice } from './usual-choice.ts';

/** What an offer is told by where nobody has chosen anything: a deposit in euro cents, and the forecast for it. */
export type Told = { readonly depositMinor: bigint; readonly game: string; readonly forecast: Forecast };

/** The forecast of the deposit by which an offer is told, at the usual game and stake. Throws when no game has odds. */
export const toldOf = (rules: PromotionRules, odds: readonly GameOdds[]): Told => {
  const choice = usualChoice(rules, odds);
  if (!choice) throw new RangeError('no game has odds');
  const depositMinor = toldDeposit(rules);
  return { depositMinor, game: choice.odds.name, forecast: forecast(rules, inEuros(depositMinor), choice) };
};
