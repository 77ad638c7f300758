import { findGame } from '../games/book/registry.ts';
import { fail, type Result } from '../result.ts';
import type { RoundRecord } from './record.ts';
import { type CannotVerify, type CommitmentOf, type VerifyStep, verifyByRules } from './verify-by-rules.ts';

/** Checks a round of any game of the house, as `verifyByRules` does. Brings the rules of all of them along. */
export const verifyRecord = (
  record: RoundRecord,
  commit?: CommitmentOf,
): Result<readonly VerifyStep[], CannotVerify> => {
  const game = findGame(record.gameId);
  return game ? verifyByRules(game, record, commit) : fail('game_unknown');
};
