import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { commonGames, engines } from '#domain/games/book/engines.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { houseLow, paiGowOf } from '#islands/games/pai-gow/picture/pai-gow.ts';
import { callApi } from '#stores/calls/api.ts';
import { listenTo } from '#stores/calls/streams.ts';
import { $gameSession, $round, actRound, type OpenRound, placeRound } from '#stores/play/game.ts';
import { $trial, beginTrialAnew, openTrial, revealedRound, rotateTrial } from '#stores/trial/trial.ts';
import { verifyTrialRound } from '#stores/trial/verify.ts';

const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', () => {
    throw new Error('a visitor’s own house sends nothing');
  });
  $round.set({ state: 'idle' });
});
afterEach(() => vi.unstubAllGlobals());

const house = () => {
  const state = $trial.get();
  if (!state) throw new Error('no house is open');
  return state;
};

const kindOf = (id: GameId) => tableKindOf(houseGames.find((game) => game.id === id)?.category ?? 'casual');
const openTable = (id: GameId) => openTrial(id, { kind: kindOf(id), paceMs: 0 });

/** Takes the actions of the game's sample; what is no choice any more is left out. */
const actAsSample = async (id: GameId): Promise<void> => {
  for (const action of cardOf(id).sample.actions) {
    const now = $round.get();
    if (now.state === 'open' && now.round.choices.some(({ name }) => name === action.name))
      await actRound(action as Parameters<typeof actRound>[0]);
  }
};

/** What a choice needs beside its name: a low hand of seven cards, as the house sets it; a place, one after the other. */
const detailsOf = (name: string, { view }: OpenRound, step: number) => {
  if (name === 'set') return { low: [...houseLow(paiGowOf(view).player.cards)] };
  return name === 'pick' ? { place: step } : {};
};

/** Goes on with whatever choice needs no other details until the round is decided. */
const playOut = async (): Promise<void> => {
  for (let step = 0; step < 300; step++) {
    const now = $round.get();
    if (now.state !== 'open') return;
    for (const { name } of now.round.choices.toReversed()) {
      await actRound({ name, ...detailsOf(name, now.round, step) });
      const then = $round.get();
      if (then.state !== 'open' || then.round.step > now.round.step) break;
    }
  }
};

const isShared = (id: GameId) => findGame(id)?.steps === 'shared';

const verifyLast = () => {
  const [round] = house().rounds;
  if (!round) throw new Error('the round is not kept');
  const verified = verifyTrialRound(round, house());
  expect(verified.ok && verified.value.filter(({ matches }) => !matches)).toEqual([]);
  expect(BigInt(house().balanceMinor)).toBe(BigInt(round.balanceAfter.replace('.', '')));
  return revealedRound(round, house());
};

describe.each(gameIds)('%s, tried without an account', (id) => {
  it('has its own engine under its id', async () => {
    const { name, rulesVersion, steps } = findGame(id) ?? {};
    expect(await engines[id]()).toMatchObject({ id, name, rulesVersion, steps });
    expect(Object.hasOwn(commonGames, id)).toBe(isShared(id));
  });
});

describe.each(gameIds.filter((id) => !isShared(id)))('a round of %s without an account', (id) => {
  it('is played, kept over a reload, revealed and verified, and nothing is sent', async () => {
    await openTable(id);
    const table = $gameSession.get();
    expect(table.state === 'open' && table.session).toMatchObject({ game: { id }, demo: true, balance: '1000.00' });
    const { seeds, nextServerSeed } = house();
    await placeRound(cardOf(id).sample.bets);
    const now = $round.get();
    expect(now.state).toMatch(/^(?:open|settled)$/);
    if (now.state === 'open') {
      await openTable(id);
      expect($round.get()).toMatchObject({ state: 'open', round: now.round });
      expect(rotateTrial('')).toBe('round_open');
      await actAsSample(id);
      await playOut();
    }
    expect($round.get().state).toBe('settled');

    await openTable(id);
    expect(rotateTrial('mine')).toBeUndefined();
    expect(house().seeds).toEqual({ serverSeed: nextServerSeed, clientSeed: 'mine', nonce: 0 });
    const { proof } = verifyLast();
    expect(proof).toMatchObject({ serverSeedHash: commitmentOf(seeds.serverSeed), serverSeed: seeds.serverSeed });
  });
});

describe.each(gameIds.filter(isShared))('a shared round of %s without an account', (id) => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('runs by the page’s clock, takes a stake and reveals its link at the end', async () => {
    await openTable(id);
    const heard: { readonly type: string }[] = [];
    const leave = listenTo('listenToCrash', { onEvent: (event) => heard.push(event), onLost: () => {} });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard.map(({ type }) => type).slice(0, 2)).toEqual(['table', 'mine']);

    // The first race is run on the first card.
    const bets = cardOf(id).sample.bets.map(({ spot, amount }) => ({
      spot: spot.replace(/^card:\d+:/, 'card:1:'),
      amount,
    }));
    const stakeId = crypto.randomUUID();
    const sent = { params: { sessionId: house().sessionId }, body: { bets }, idempotencyKey: stakeId };
    const placed = await callApi('placeCrashStake', sent);
    expect(placed).toMatchObject({ ok: true, value: { stake: { id: stakeId, status: 'open', demo: true } } });
    expect(await callApi('placeCrashStake', sent)).toEqual(placed);

    for (let second = 0; second < 400 && !heard.some(({ type }) => type === 'ended'); second++)
      await vi.advanceTimersByTimeAsync(1_000);
    const after = await callApi('readCrashStake', { params: { stakeId } });
    expect(after.ok && after.value.stake.status).toMatch(/^(?:won|lost)$/);
    expect(await callApi('cancelCrashStake', { params: { stakeId } })).toMatchObject({ code: 'round_already_settled' });
    const { proof } = verifyLast();
    expect(proof).toMatchObject({ kind: 'chain', index: 1, commitment: house().chain?.commitment });
    leave();

    // A reload never plays a link that was shown.
    await openTable(id);
    listenTo('listenToCrash', { onEvent: (event) => heard.push(event), onLost: () => {} })();
    expect(house().chain?.index).toBe(2);
  });

  it('gives a stake back before the start, whole', async () => {
    await openTable(id);
    const leave = listenTo('listenToCrash', { onEvent: () => {}, onLost: () => {} });
    await vi.advanceTimersByTimeAsync(10);
    const bets = cardOf(id).sample.bets.map(({ spot, amount }) => ({
      spot: spot.replace(/^card:\d+:/, 'card:1:'),
      amount,
    }));
    const stakeId = crypto.randomUUID();
    await callApi('placeCrashStake', { params: { sessionId: 's' }, body: { bets }, idempotencyKey: stakeId });
    expect(BigInt(house().balanceMinor)).toBeLessThan(100_000n);
    expect(await callApi('cancelCrashStake', { params: { stakeId } })).toMatchObject({ ok: true });
    expect(house().balanceMinor).toBe('100000');
    leave();
  });
});

describe('a visitor’s own house', () => {
  const roulette = 'roulette-european';
  const bet = (amount: string) => placeRound([{ spot: 'red', amount }]);

  it('refuses what the table refuses', async () => {
    await openTable(roulette);
    for (const [amount, code] of [
      ['0.05', 'stake_below_minimum'],
      ['500.01', 'stake_above_limit'],
    ] as const) {
      await bet(amount);
      expect($round.get()).toMatchObject({ state: 'refused', failed: { code } });
    }
    await placeRound([{ spot: 'straight:40', amount: '1.00' }]);
    expect($round.get()).toMatchObject({ failed: { code: 'bet_invalid' } });
    expect(house().balanceMinor).toBe('100000');
  });

  it('refuses a client seed that no round can have, and keeps the one in use when none is given', async () => {
    await openTable(roulette);
    const { clientSeed } = house().seeds;
    expect(rotateTrial('two words')).toBe('client_seed_invalid');
    expect(rotateTrial('')).toBeUndefined();
    expect(house().seeds.clientSeed).toBe(clientSeed);
  });

  it('shows a round that was tampered with as one that does not match', async () => {
    await openTable(roulette);
    await bet('1.00');
    rotateTrial('');
    const [round] = house().rounds;
    const verified = round && verifyTrialRound({ ...round, payout: '36.00' }, house());
    expect(verified?.ok && verified.value.filter(({ matches }) => !matches).map(({ name }) => name)).toEqual([
      'payout',
    ]);
  });

  it('begins anew with other seeds and all of the play money', async () => {
    await openTable(roulette);
    await bet('1.00');
    const { serverSeed } = house().seeds;
    await beginTrialAnew();
    expect(house()).toMatchObject({ balanceMinor: '100000', rounds: [] });
    expect(house().seeds.serverSeed).not.toBe(serverSeed);
  });
});
