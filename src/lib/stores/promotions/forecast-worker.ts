import { type Forecast, forecast } from '#domain/promotions/forecast.ts';
import type { Answered, Asked } from '../shell/worker-desk.ts';
import type { ForecastQuestion } from './forecast.ts';

/** Plays a promotion through, by the exact odds of a game. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked<ForecastQuestion>>) => {
  const { rules, facts, choice } = question;
  const answered: Answered<Forecast> = { id, answer: forecast(rules, facts, choice) };
  postMessage(answered);
});
