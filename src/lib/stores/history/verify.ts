import type { CannotVerify, VerifyStep } from '#domain/proof/verify-by-rules.ts';
import { verifyRecord as verifyDomainRecord } from '#domain/proof/verify-record.ts';
import { fail, type Result } from '#domain/result.ts';
import type { RoundRecord } from './history.ts';

export type { VerifyStep } from '#domain/proof/verify-by-rules.ts';
export type Refusal = CannotVerify | 'round_open' | 'round_cancelled';

/** Checks a round of the history with nothing but its record, by the rules that settled it. */
export const verifyRecord = ({ round }: RoundRecord): Result<readonly VerifyStep[], Refusal> => {
  if (round.status === 'studio') return fail('game_unknown');
  if (round.status !== 'settled') return fail('round_open');
  // A cancelled bet was given back before anything was decided: its round stands without a stake.
  if (!/[1-9]/.test(round.stake)) return fail('round_cancelled');
  return verifyDomainRecord({ ...round, rulesVersion: Number(round.rulesVersion) });
};
