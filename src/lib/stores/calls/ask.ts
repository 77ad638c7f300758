import type { ApiCode, ApiResult } from './api.ts';

/** After these nobody knows whether the call was carried out. */
const uncertain: readonly ApiCode[] = ['network', 'internal', 'unavailable'];

export const isUncertain = (answer: ApiResult<unknown>): boolean => !answer.ok && uncertain.includes(answer.code);

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Asks until there is a word on it, after each of the given times once more. Only for calls that carry a key of their
 * own, so that asking twice does nothing twice.
 */
export const askUntilAnswered = async <T>(
  ask: () => Promise<ApiResult<T>>,
  retryAfterMs: readonly number[],
): Promise<ApiResult<T>> => {
  let answer = await ask();
  for (const ms of retryAfterMs) {
    if (!isUncertain(answer)) break;
    await wait(ms);
    answer = await ask();
  }
  return answer;
};

/** No pace of the house is longer; a clock that went wrong must not hold a table up. */
const paceMsMax = 10_000;
/** Another tab of the player's may be faster at the very moment. */
const triesMax = 3;

/** Waits as long as the table's pace asks for, and asks again: a press that came too early is carried out in its time. */
export const askAtPace = async <T>(ask: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> => {
  let answer = await ask();
  for (let tried = 1; tried < triesMax; tried++) {
    const waitMs = answer.ok || answer.code !== 'too_soon' ? undefined : answer.facts?.['waitMs'];
    if (typeof waitMs !== 'number' || waitMs > paceMsMax) break;
    await wait(waitMs);
    answer = await ask();
  }
  return answer;
};
