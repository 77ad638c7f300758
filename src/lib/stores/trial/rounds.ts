import { commitmentOf } from '#domain/fairness/seeds.ts';
import type { HouseGame } from '#domain/games/book/registry.ts';
import { type Bet, type Json, type Settled, type SharedGame, stakeOf } from '#domain/games/kit/game.ts';
import { actPaid, type PaidStep, playPaid, startPaid } from '#domain/games/kit/payment.ts';
import type { Remaining } from '#domain/games/scratch/series.ts';
import { amountFacts } from '#domain/money/amount.ts';
import { sameJson } from '#domain/proof/same-json.ts';
import { betsOnWire, winsOnWire } from '#domain/proof/wire.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Round, SettledRound } from '../play/game.ts';
import { checkStake, type StakeRefusal } from './check-stake.ts';
import { sellTicket } from './series.ts';
import {
  amountIn,
  amountText,
  balanceOf,
  type TrialState,
  type TrialTerms,
  trialCurrency,
  type Waiting,
  withBalance,
  withRound,
} from './state.ts';

/** A round as it stands, and the house after it. */
export type Played = { readonly state: TrialState; readonly round: Round };

type Own = SettledRound['outcome'];
type Common = Pick<SettledRound, 'id' | 'gameId' | 'at' | 'balanceBefore' | 'bets' | 'addedBets' | 'stake' | 'proof'>;

export const betsText = (bets: readonly Bet[]) => betsOnWire(bets, trialCurrency);
export const winsText = ({ wins }: Settled) => winsOnWire(wins, trialCurrency);

const asOwn = (value: unknown): Own => (typeof value === 'object' && value !== null ? { ...value } : {});

const isKnown = (state: TrialState, roundId: string): Round | undefined =>
  state.waiting?.round.id === roundId ? state.waiting.round : state.rounds.find(({ id }) => id === roundId);

/** The round after a step, and the house with it: settled and paid, or waiting. */
const take = (state: TrialState, common: Common, step: PaidStep, actions: readonly unknown[]): Played => {
  if (step.status === 'open') {
    const choices = step.choices.map(({ name, addsMinor }) => ({ name, adds: amountText(addsMinor) }));
    const round = { status: 'open' as const, ...common, step: actions.length, view: asOwn(step.view), choices };
    return { state: { ...state, waiting: { round, state: step.state, actions } }, round };
  }
  const paid = withBalance(state, balanceOf(state) + step.payoutMinor);
  const round: SettledRound = {
    status: 'settled',
    ...common,
    payout: amountText(step.payoutMinor),
    outcome: asOwn(step.outcome),
    actions: actions.map(asOwn),
    wins: winsText(step),
    balanceAfter: amountText(balanceOf(paid)),
  };
  return { state: withRound({ ...paid, waiting: null }, round), round };
};

/** Places bets, as the house's `placeRound` does: the same id again is the round as it stands. `at` is an instant. */
export const placeTrialRound = (
  state: TrialState,
  terms: TrialTerms,
  { roundId, bets: input, at }: { readonly roundId: string; readonly bets: unknown; readonly at: string },
): Result<Played, StakeRefusal | 'target_away'> => {
  const { game } = terms;
  const known = isKnown(state, roundId);
  if (known) return ok({ state, round: known });
  if (game.steps === 'shared') return fail('game_session_invalid');
  const checked = checkStake(state, terms, game.parseBets(input, trialCurrency));
  if (!checked.ok) return checked;
  const bets = checked.value;
  if (game.steps === 'one' && game.isTakenAt?.(bets, Date.parse(at)) === false) return fail('target_away');
  const { seeds } = state;
  const stakeMinor = stakeOf(bets);
  const { step, series, remaining } = decide(state, game, bets);
  const common: Common = {
    id: roundId,
    gameId: game.id,
    at,
    balanceBefore: amountText(balanceOf(state)),
    bets: betsText(bets),
    addedBets: [],
    stake: amountText(stakeMinor),
    proof: {
      kind: 'seeds',
      serverSeedHash: commitmentOf(seeds.serverSeed),
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
      serverSeed: null,
      remaining: remaining && [...remaining],
    },
  };
  const staked = withBalance(
    { ...state, series, seeds: { ...seeds, nonce: seeds.nonce + 1 } },
    balanceOf(state) - stakeMinor,
  );
  return ok(take(staked, common, step, []));
};

type Decided = { readonly step: PaidStep; readonly series: TrialState['series']; readonly remaining: Remaining | null };

/** What the seeds in use make of bets. A ticket leaves its series. */
const decide = (state: TrialState, game: Exclude<HouseGame, SharedGame>, bets: readonly Bet[]): Decided => {
  const { seeds } = state;
  switch (game.steps) {
    case 'one':
      return { step: playPaid(game, bets, seeds), series: state.series, remaining: null };
    case 'many':
      return { step: startPaid(game, bets, seeds), series: state.series, remaining: null };
    case 'series':
      return sellTicket(state, game, bets);
  }
};

/** As the house's own bound: bets that actions may add to one round. */
const addedBetsMax = 500;

type ActRefusal = 'round_not_found' | 'action_stale' | 'action_invalid' | 'stake_above_limit' | 'insufficient_funds';
type ActInput = { readonly roundId: string; readonly step: number; readonly action: unknown };

/** Takes one step of the round that waits, as the house's `actRound` does. */
export const actTrialRound = (
  state: TrialState,
  terms: TrialTerms,
  { roundId, step, action }: ActInput,
): Result<Played, ActRefusal> => {
  const { waiting } = state;
  const known = isKnown(state, roundId);
  if (!known) return fail('round_not_found');
  const actions = known.status === 'open' ? (waiting?.actions ?? []) : known.actions;
  if (step < actions.length && sameJson(actions[step], action)) return ok({ state, round: known });
  if (!waiting || known.status !== 'open' || step !== actions.length) return fail('action_stale');
  return act(state, terms, waiting, action);
};

const betIn = (bet: Own): Bet => ({ spot: String(bet['spot']), amountMinor: amountIn(bet['amount']) });

const act = (
  state: TrialState,
  { game, limits }: TrialTerms,
  { round, state: kept, actions }: Waiting,
  action: unknown,
): Result<Played, ActRefusal> => {
  if (game.steps !== 'many') return fail('round_not_found');
  const bets = [...round.bets, ...round.addedBets].map(betIn);
  const { seeds } = state;
  const nonce = round.proof.kind === 'seeds' ? round.proof.nonce : 0;
  const acted = actPaid(game, { bets, state: kept as Json }, action, { ...seeds, nonce });
  if (!acted.ok) return acted;
  const { step, added } = acted.value;
  if (game.exposureOf && added.length > 0 && step.status === 'open') {
    const { stakeMinor, maxPayoutMinor } = game.exposureOf(step.state);
    if (stakeMinor > limits.maxStakeMinor)
      return fail('stake_above_limit', amountFacts('limit', limits.maxStakeMinor, trialCurrency));
    if (maxPayoutMinor > limits.maxPayoutMinor)
      return fail('stake_above_limit', amountFacts('maxPayout', limits.maxPayoutMinor, trialCurrency));
  }
  if (added.length > 0 && round.addedBets.length >= addedBetsMax)
    return fail('action_invalid', { reason: 'too_many_bets' });
  const addedMinor = stakeOf(added);
  if (addedMinor > balanceOf(state))
    return fail('insufficient_funds', amountFacts('balance', balanceOf(state), trialCurrency));
  const { status: _, step: __, view: ___, choices: ____, ...before } = round;
  const common: Common = {
    ...before,
    addedBets: [...round.addedBets, ...betsText(added)],
    stake: amountText(amountIn(round.stake) + addedMinor),
  };
  return ok(take(withBalance(state, balanceOf(state) - addedMinor), common, step, [...actions, action]));
};
