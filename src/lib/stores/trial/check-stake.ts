import { type Bet, stakeOf } from '#domain/games/kit/game.ts';
import { amountFacts } from '#domain/money/amount.ts';
import { fail, type Result } from '#domain/result.ts';
import { balanceOf, type TrialState, type TrialTerms, trialCurrency } from './state.ts';

export type StakeRefusal =
  | 'bet_invalid'
  | 'game_session_invalid'
  | 'round_open'
  | 'stake_below_minimum'
  | 'stake_above_limit'
  | 'insufficient_funds';

/** Bets that the table takes, with the order of refusals that the house has. */
export const checkStake = <Refusal extends string>(
  state: TrialState,
  { game, limits }: TrialTerms,
  parsed: Result<readonly Bet[], Refusal>,
): Result<readonly Bet[], Refusal | StakeRefusal> => {
  if (!parsed.ok) return parsed;
  const stakeMinor = stakeOf(parsed.value);
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = limits;
  if (game.maxPayoutOf(parsed.value) > maxPayoutMinor)
    return fail('stake_above_limit', amountFacts('maxPayout', maxPayoutMinor, trialCurrency));
  if (state.waiting) return fail('round_open');
  if (stakeMinor < minStakeMinor)
    return fail('stake_below_minimum', amountFacts('limit', minStakeMinor, trialCurrency));
  if (stakeMinor > maxStakeMinor) return fail('stake_above_limit', amountFacts('limit', maxStakeMinor, trialCurrency));
  if (stakeMinor > balanceOf(state))
    return fail('insufficient_funds', amountFacts('balance', balanceOf(state), trialCurrency));
  return parsed;
};
