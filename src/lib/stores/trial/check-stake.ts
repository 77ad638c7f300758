import { type Bet, stakeOf } from '#domain/games/kit/game.ts';
import { fail, type Result } from '#domain/result.ts';
import { amountText, balanceOf, type TrialState, type TrialTerms } from './state.ts';

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
    return fail('stake_above_limit', { maxPayout: amountText(maxPayoutMinor) });
  if (state.waiting) return fail('round_open');
  if (stakeMinor < minStakeMinor) return fail('stake_below_minimum', { limit: amountText(minStakeMinor) });
  if (stakeMinor > maxStakeMinor) return fail('stake_above_limit', { limit: amountText(maxStakeMinor) });
  if (stakeMinor > balanceOf(state)) return fail('insufficient_funds', { balance: amountText(balanceOf(state)) });
  return parsed;
};
