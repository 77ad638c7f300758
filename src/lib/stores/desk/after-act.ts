import type { DeskResult } from './call-desk.ts';

/** Loads anew what an act may have changed, whatever became of it: a refusal mostly says that the screen is not of now any more. */
export const afterAct = async <T>(
  asked: Promise<DeskResult<T>>,
  reload: () => Promise<unknown>,
): Promise<DeskResult<T>> => {
  const answer = await asked;
  if (answer.ok || answer.code !== 'not_signed_in') await reload();
  return answer;
};
