import {
  type CannotVerify,
  type VerifyStep,
  verifyRecord as verifyDomainRecord,
} from '#domain/games/proof/verify-record.ts';
import { fail, type Result } from '#domain/result.ts';
import type { RoundRecord } from './history.ts';

export type { VerifyStep } from '#domain/games/proof/verify-record.ts';
export type Refusal = CannotVerify | 'round_open';

/** Checks a round of the history with nothing but its record, by the rules that settled it. */
export const verifyRecord = ({ round }: RoundRecord): Result<readonly VerifyStep[], Refusal> =>
  round.status === 'settled' ? verifyDomainRecord({ ...round, rulesVersion: null }) : fail('round_open');
