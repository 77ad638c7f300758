import type { CommonGame } from '#domain/games/kit/common-game.ts';
import { type Bet, stakeOf } from '#domain/games/kit/game.ts';
import { settlePaid } from '#domain/games/kit/payment.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { SettledRound } from '../play/game.ts';
import { seedsAt } from './chain.ts';
import { checkStake, type StakeRefusal } from './check-stake.ts';
import { betsText, winsText } from './rounds.ts';
import type { TrialStake } from './stake.ts';
import {
  amountIn,
  amountText,
  balanceOf,
  type TrialChain,
  type TrialState,
  type TrialTerms,
  trialCurrency,
  withBalance,
  withRound,
} from './state.ts';

export const stakedBets = ({ bets }: TrialStake): readonly Bet[] =>
  bets.map(({ spot, amount }) => ({ spot, amountMinor: amountIn(amount) }));

/** The stake as the calls of every shared game tell it; `target` and `left` where stakes leave a round. */
export const stakeText = (game: CommonGame, stake: TrialStake) => {
  const bets = stakedBets(stake);
  const [spot = ''] = bets.map((bet) => bet.spot);
  const { id, chain, index, status, payout } = stake;
  return {
    id,
    chain,
    index,
    demo: true,
    currency: trialCurrency,
    amount: amountText(stakeOf(bets)),
    bets: stake.bets,
    status,
    payout,
    left: game.leftAt(bets, amountIn(payout), stake.actions),
    ...(spot.startsWith('auto:') && { target: spot.slice('auto:'.length) }),
  };
};

/** Stakes on the round of the chain's present place. */
export const placeTrialStake = (
  state: TrialState,
  terms: TrialTerms,
  game: CommonGame,
  { stakeId, bets: input, at }: { readonly stakeId: string; readonly bets: unknown; readonly at: string },
): Result<TrialState, StakeRefusal> => {
  const { chain } = state;
  if (!chain) return fail('game_session_invalid');
  const parsed = game.rules.parseBets(input, trialCurrency);
  const table = { maxPayoutMinor: terms.limits.maxPayoutMinor, currency: trialCurrency, index: chain.index } as const;
  const admitted = parsed.ok ? game.admit(parsed.value, table) : parsed;
  const checked = checkStake(state, terms, admitted);
  if (!checked.ok) return checked;
  if (state.stake?.status === 'open') return fail('round_open');
  const stake: TrialStake = {
    id: stakeId,
    chain: chain.name,
    index: chain.index,
    bets: betsText(checked.value),
    status: 'open',
    payout: amountText(0n),
    actions: [],
    at,
    balanceBefore: amountText(balanceOf(state)),
  };
  return ok(withBalance({ ...state, stake }, balanceOf(state) - stakeOf(checked.value)));
};

/** Gives the stake back, whole. */
export const cancelTrialStake = (state: TrialState, stake: TrialStake): TrialState =>
  withBalance({ ...state, stake: { ...stake, status: 'cancelled' } }, balanceOf(state) + stakeOf(stakedBets(stake)));

const settledBy = (game: CommonGame, chain: TrialChain, stake: TrialStake, actions: readonly unknown[]) => {
  const settled = settlePaid(game.rules, stakedBets(stake), seedsAt(chain), actions);
  if (!settled.ok) throw new RangeError(`the actions of a stake are refused: ${settled.code}`);
  return settled.value;
};

/** Takes the stake out of the running round as these actions say, if it wins so; else the house stays as it is. */
export const leaveTrialRound = (
  state: TrialState,
  game: CommonGame,
  stake: TrialStake,
  actions: readonly unknown[],
): TrialState => {
  if (!state.chain || stake.status !== 'open') return state;
  const { payoutMinor } = settledBy(game, state.chain, stake, actions);
  if (payoutMinor === 0n) return state;
  const left: TrialStake = { ...stake, status: 'won', payout: amountText(payoutMinor), actions };
  return withBalance({ ...state, stake: left }, balanceOf(state) + payoutMinor);
};

/** The round is over: what is still in is decided, and what was in has its record, link and all. */
export const endTrialRound = (state: TrialState, game: CommonGame): TrialState => {
  const { chain, stake } = state;
  const isIn = stake && stake.status !== 'cancelled' && stake.chain === chain?.name && stake.index === chain.index;
  if (!chain || !stake || !isIn || state.rounds.some(({ id }) => id === stake.id)) return state;
  const settled = settledBy(game, chain, stake, stake.actions);
  const paid = stake.status === 'open' ? leaveTrialRound(state, game, stake, []) : state;
  const over = paid.stake?.status === 'open' ? { ...paid, stake: { ...stake, status: 'lost' as const } } : paid;
  const { link, salt, index } = seedsAt(chain);
  const round: SettledRound = {
    status: 'settled',
    id: stake.id,
    gameId: game.rules.id,
    at: stake.at,
    stake: amountText(stakeOf(stakedBets(stake))),
    payout: amountText(settled.payoutMinor),
    outcome: typeof settled.outcome === 'object' ? { ...settled.outcome } : {},
    bets: stake.bets.map((bet) => ({ ...bet })),
    addedBets: [],
    wins: winsText(settled),
    actions: stake.actions.map((action) => (typeof action === 'object' ? { ...action } : {})),
    balanceBefore: stake.balanceBefore,
    balanceAfter: amountText(balanceOf(over)),
    proof: { kind: 'chain', chain: chain.name, commitment: chain.commitment, salt, index, link },
  };
  return withRound(over, round);
};
