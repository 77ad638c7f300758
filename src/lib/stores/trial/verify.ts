import { parseRecord } from '#domain/proof/record.ts';
import { type VerifyStep, verifyByRules } from '#domain/proof/verify-by-rules.ts';
import type { Result } from '#domain/result.ts';
import type { SettledRound } from '../play/game.ts';
import { type TrialState, trialCurrency } from './state.ts';
import { revealedRound, trialRules } from './trial.ts';

/** Computes a round again by the very modules that check those of the house. */
export const verifyTrialRound = (round: SettledRound, state: TrialState): Result<readonly VerifyStep[], string> => {
  const rules = trialRules();
  const record = parseRecord({
    ...revealedRound(round, state),
    currency: trialCurrency,
    rulesVersion: rules.rulesVersion,
  });
  return record.ok ? verifyByRules(rules, record.value) : record;
};
