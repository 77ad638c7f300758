import type { Forecast, ForecastChoice } from '#domain/promotions/forecast.ts';
import type { GameOdds } from '#domain/promotions/odds/game-odds.ts';
import type { RewardFacts } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { readText } from '../calls/page-text.ts';
import { createQuery } from '../calls/query.ts';
import { workerDesk } from '../shell/worker-desk.ts';

/** The usual bet of each game, with all that can come of it (`/promotions/odds.json`). */
export const $odds = createQuery<readonly GameOdds[]>(['promotion-odds'], {
  fetcher: async () => {
    const text = await readText('/promotions/odds.json');
    if (!text.ok) throw new Error(text.code);
    return JSON.parse(text.value) as readonly GameOdds[];
  },
});

export type ForecastQuestion = {
  readonly rules: PromotionRules;
  readonly facts: RewardFacts;
  readonly choice: ForecastChoice;
};

/** A forecast, computed beside the page so that typing never waits for it; null where no worker can be had. */
export const askForecast = workerDesk<ForecastQuestion, Forecast | null>(
  () => new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' }),
  null,
);
