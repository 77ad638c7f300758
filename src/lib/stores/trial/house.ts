import { commitmentOf } from '#domain/fairness/seeds.ts';
import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { Facts, Result } from '#domain/result.ts';
import type { ApiCode, ApiResult, OwnHouse, Wire } from '../calls/api.ts';
import type { GameSession, Round } from '../play/game.ts';
import { createTrialRoom, type Held, type TrialRoom } from './room.ts';
import { actTrialRound, type Played, placeTrialRound } from './rounds.ts';
import { trialSeries } from './series.ts';
import { cancelTrialStake, leaveTrialRound, placeTrialStake, stakedBets, stakeText } from './shared-stake.ts';
import { amountText, balanceOf, type TrialIo, type TrialState, type TrialTerms, trialCurrency } from './state.ts';

const done = <T>(value: T): ApiResult<T> => ({ ok: true, value });
const refuse = (code: ApiCode, facts?: Facts): ApiResult<never> => ({
  ok: false,
  code,
  status: 409,
  message: '',
  ...(facts && { facts }),
});

/** The table as the house's `readGameSession` tells it. */
const trialSession = (state: TrialState, { game, limits, paceMs }: TrialTerms): GameSession => {
  const { seeds, waiting, rounds, sessionId } = state;
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = limits;
  return {
    sessionId,
    game: { id: game.id, name: game.name },
    currency: trialCurrency,
    demo: true,
    paceMs,
    closing: null,
    // Whose jurisdiction holds is the operator's to say, whom a page of its own does not know.
    autoplay: false,
    turbo: false,
    balance: amountText(balanceOf(state)),
    limits: {
      minStake: amountText(minStakeMinor),
      maxStake: amountText(maxStakeMinor),
      maxPayout: amountText(maxPayoutMinor),
    },
    seeds: {
      serverSeedHash: commitmentOf(seeds.serverSeed),
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
    },
    lastRound: rounds[0] ?? null,
    openRound: waiting?.round ?? null,
    freeSpins: null,
    bonus: null,
  };
};

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** The calls of a table with rounds of its own. */
const roundCalls = (house: Held, terms: TrialTerms, io: TrialIo) => {
  const take = <Code extends ApiCode>(played: Result<Played, Code>): ApiResult<{ round: Round; balance: string }> => {
    if (!played.ok) return refuse(played.code, played.facts);
    house.set(played.value.state);
    return done({ round: played.value.round, balance: amountText(balanceOf(played.value.state)) });
  };
  return {
    openGameSession: () => done(trialSession(house.get(), terms)),
    readGameSession: () => done(trialSession(house.get(), terms)),
    listTableRounds: () => done({ rounds: house.get().rounds }),
    placeRound: ({ body, idempotencyKey }: Wire) => {
      const asked = { roundId: idempotencyKey ?? io.uuid(), bets: fieldsOf(body)['bets'], at: io.now().toISOString() };
      return take(placeTrialRound(house.get(), terms, asked));
    },
    actRound: ({ params, body }: Wire) => {
      const { step, action } = fieldsOf(body);
      const roundId = String(fieldsOf(params)['roundId']);
      return take(actTrialRound(house.get(), terms, { roundId, step: Number(step), action }));
    },
    readSeries: () =>
      terms.game.steps === 'series'
        ? done({ series: trialSeries(house.get(), terms.game) })
        : refuse('game_session_invalid'),
  };
};

/** The calls of any game that everybody plays at once: what is named after the game is told apart by its verb. */
const stakeCalls = (house: Held, terms: TrialTerms, io: TrialIo, game: CommonGame, room: TrialRoom) => {
  const answer = () => {
    const state = house.get();
    const stake = state.stake;
    return stake
      ? done({ stake: stakeText(game, stake), balance: amountText(balanceOf(state)) })
      : refuse('round_not_found');
  };
  const place = ({ body, idempotencyKey }: Wire) => {
    const stakeId = idempotencyKey ?? io.uuid();
    if (house.get().stake?.id === stakeId) return answer();
    if ((room.elapsedMs() ?? 0) >= 0) return refuse('betting_closed');
    const asked = { stakeId, bets: fieldsOf(body)['bets'], at: io.now().toISOString() };
    const placed = placeTrialStake(house.get(), terms, game, asked);
    if (!placed.ok) return refuse(placed.code, placed.facts);
    house.set(placed.value);
    return answer();
  };
  const cancel = () => {
    const { stake } = house.get();
    if (stake?.status === 'won' || stake?.status === 'lost') return refuse('round_already_settled');
    if (stake?.status === 'open' && (room.elapsedMs() ?? 0) >= 0) return refuse('betting_closed');
    if (stake?.status === 'open') house.set(cancelTrialStake(house.get(), stake));
    return answer();
  };
  const tickets = () => {
    const { stake, rounds } = house.get();
    const waits = stake?.status === 'open' ? [{ ticket: stakeText(game, stake), drawsAt: null, drawn: null }] : [];
    const over = rounds.flatMap(({ id, stake: amount, payout, bets, outcome, proof }) => {
      if (proof.kind !== 'chain') return [];
      const { chain, index } = proof;
      const status = Number(payout) > 0 ? 'won' : 'lost';
      const ticket = { id, chain, index, demo: true, currency: trialCurrency, amount, bets, status, payout };
      return [{ ticket, drawsAt: null, drawn: outcome['drawn'] ?? null }];
    });
    return done({ tickets: [...waits, ...over].slice(0, 12) });
  };
  const leave = () => {
    const { stake } = house.get();
    if (stake?.status === 'cancelled') return refuse('already_cancelled');
    if (stake?.status === 'won') return answer();
    const atMs = room.elapsedMs();
    if (!stake || stake.status === 'lost' || atMs === undefined || atMs >= room.lastsMs())
      return refuse('round_already_settled');
    if (atMs < 0) return refuse('too_soon', { waitMs: -atMs });
    const byItself = game.leavesMs(stakedBets(stake));
    const actions = byItself !== undefined && byItself <= atMs ? [] : [{ name: 'cash-out', atMs }];
    house.set(leaveTrialRound(house.get(), game, stake, actions));
    return answer();
  };
  return [
    [/^place\w+Stake$/, place],
    [/^read\w+Stake$/, answer],
    [/^cancel\w+Stake$/, cancel],
    [/^cashOut\w+Stake$/, leave],
    [/^list\w+Tickets$/, tickets],
  ] as const;
};

export type TrialHouse = {
  readonly answer: OwnHouse;
  /** Where everybody plays one round at once. */
  readonly room: TrialRoom | undefined;
};

/**
 * A house that plays one game with play money in the page: it answers a table's calls as the real one does, from seeds that it
 * makes itself. `common` goes with a shared game.
 */
export const createTrialHouse = (held: Held, terms: TrialTerms, io: TrialIo, common?: CommonGame): TrialHouse => {
  const calls: Readonly<Record<string, (input: Wire) => ApiResult<unknown>>> = roundCalls(held, terms, io);
  const room = common && createTrialRoom(common, held, io);
  const ofStakes = common && room ? stakeCalls(held, terms, io, common, room) : [];
  const find = (name: string) =>
    (Object.hasOwn(calls, name) ? calls[name] : undefined) ?? ofStakes.find(([pattern]) => pattern.test(name))?.[1];
  return {
    answer: (name, input) => {
      const call = find(name);
      return call && Promise.resolve(call(input));
    },
    room,
  };
};
