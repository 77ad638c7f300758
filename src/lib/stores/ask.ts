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
