import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { betHistory } from '#server/services/games/bet-history.ts';
import { openGameSession } from '#server/services/games/game-session.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addCurrency, setDefaultCurrency } from '#server/services/wallet/funds.ts';
import {
  addPlayer,
  audit,
  fund,
  fundsOf,
  type House,
  minute,
  openHouse,
  roulette,
  settledOf,
  sitDown,
  stateOf,
} from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const tokenOf = async (player: Awaited<ReturnType<typeof addPlayer>>, id: string = roulette): Promise<string> => {
  const launched = await launchGame(house.ctx, player, { id, demo: false });
  if (!launched.ok) throw new Error(launched.code);
  return launched.value.url.split('#token=')[1] ?? '';
};
const openRound = sql(
  'test_waiting_round',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after,
     seed_pair_id, nonce, bets, added_bets, actions, state, view, choices, opened_at, demo)
   SELECT $1, $2, 'Meridian Tables', $3, 'BTC', 'open', 100, 0, 100, 0, id, 0, '[]', '[]', '[]', '{}', '{"hand": ["A♠"]}', '[]', $4,
     false FROM seed_pair WHERE player_id = $2 AND status = 'active'`,
);
// No stake of it was booked, which the audit would find.
const dropRounds = sql('test_drop_rounds', 'DELETE FROM round WHERE player_id = $1');
const exclude = sql('test_exclude_player', 'UPDATE player SET excluded_until = $2 WHERE id = $1');

it('a launch gives a URL whose token of 43 characters stands behind the hash and is stored as a digest only', async () => {
  const player = await addPlayer(house);
  const launched = await launchGame(house.ctx, player, { id: roulette, demo: false });
  expect(launched.ok && launched.value.url).toMatch(/^\/play\/roulette-european#token=[A-Za-z0-9_-]{43}$/);
  expect(launched).toMatchObject({ value: { currency: 'EUR' } });
  expect(await launchGame(house.ctx, player, { id: roulette, demo: true })).toMatchObject({
    value: { currency: null },
  });
  expect(await launchGame(house.ctx, player, { id: 'no-such-game', demo: false })).toEqual({
    ok: false,
    code: 'game_unknown',
  });
});

it('a launch needs a wallet', async () => {
  const player = { ...(await addPlayer(house)), playerId: randomUUID() };
  expect(await launchGame(house.ctx, player, { id: roulette, demo: false })).toEqual({
    ok: false,
    code: 'wallet_missing',
  });
});

it('a token opens one session: for its player, once of fifty times, within 60 s', async () => {
  const [player, thief] = [await addPlayer(house), await addPlayer(house)];
  const token = await tokenOf(player);
  expect(await openGameSession(house.ctx, thief, token)).toEqual({ ok: false, code: 'token_invalid' });
  const opened = await Promise.all(Array.from({ length: 50 }, () => openGameSession(house.ctx, player, token)));
  expect(opened.filter(({ ok }) => ok).length).toBe(1);
  expect(new Set(opened.flatMap((answer) => (answer.ok ? [] : [answer.code])))).toEqual(new Set(['token_invalid']));
  const late = await tokenOf(player);
  house.passTime(minute);
  expect(await openGameSession(house.ctx, player, late)).toEqual({ ok: false, code: 'token_expired' });
  const excluded = await tokenOf(player);
  await house.ctx.db.query(exclude, [player.playerId, 'infinity']);
  expect(await openGameSession(house.ctx, player, excluded)).toEqual({ ok: false, code: 'player_excluded' });
});

it.each([
  ['let-it-ride', '0.12', '9.99', 'three', '0.12'],
  ['caribbean-stud', '0.10', '49.01', 'ante', '49.01'],
  ['scratch-parcel-room', '1.00', '5.00', 'ticket', '5.00'],
])('a session of %s tells its own stakes, %s to %s, and takes them', async (id, minStake, maxStake, spot, amount) => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const opened = await openGameSession(house.ctx, player, await tokenOf(player, id));
  if (!opened.ok) throw new Error(opened.code);
  expect(opened.value.limits).toEqual({ minStake, maxStake, maxPayout: '10000.00' });
  const { sessionId } = opened.value;
  const place = (stake: string) =>
    placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot, amount: stake }] });
  const tooLittle = { 'let-it-ride': '0.09', 'caribbean-stud': '0.09' }[id];
  if (tooLittle !== undefined)
    expect(await place(tooLittle)).toMatchObject({ code: 'stake_below_minimum', facts: { limit: minStake } });
  expect((await place(amount)).ok).toBe(true);
});

it('the state holds balance, limits, commitment and the last round, as after a reload (GLI 4.16)', async () => {
  const player = await addPlayer(house, 'EUR', 2_000n);
  const opened = await sitDown(house, player);
  expect(opened).toMatchObject({
    game: { id: roulette, name: 'European Roulette' },
    currency: 'EUR',
    demo: false,
    balance: '20.00',
    limits: { minStake: '0.10', maxStake: '500.00', maxPayout: '10000.00' },
    lastRound: null,
    seeds: { serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/), nonce: 0 },
  });
  const bets = [{ spot: 'split:17-20', amount: '1.00' }];
  const placed = await placeRound(house.ctx, player, { sessionId: opened.sessionId, roundId: randomUUID(), bets });
  if (!placed.ok) throw new Error(placed.code);
  const state = await stateOf(house, player, opened.sessionId);
  if (!state.ok) throw new Error(state.code);
  expect(state.value.lastRound).toEqual(placed.value.round);
  expect(state.value.balance).toBe(placed.value.balance);
  expect(state.value.seeds.nonce).toBe(1);
  const stranger = await addPlayer(house);
  expect(await stateOf(house, stranger, opened.sessionId)).toEqual({ ok: false, code: 'game_session_invalid' });
});

it('a second instance of a game ends the first (GLI 4.16)', async () => {
  const player = await addPlayer(house, 'EUR', 2_000n);
  const [first, second] = [await sitDown(house, player), await sitDown(house, player)];
  const play = (sessionId: string) =>
    placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot: 'red', amount: '1.00' }] });
  expect(await play(first.sessionId)).toEqual({ ok: false, code: 'game_session_expired' });
  expect((await play(second.sessionId)).ok).toBe(true);
});

it('a session keeps its currency; a new default wallet needs a new launch', async () => {
  const player = await addPlayer(house, 'EUR', 2_000n);
  const euros = await sitDown(house, player);
  await addCurrency(house.ctx, player, 'BTC');
  await setDefaultCurrency(house.ctx, player, 'BTC');
  await fund(house, player, 'BTC', 100_000n);
  expect(await stateOf(house, player, euros.sessionId)).toMatchObject({ value: { currency: 'EUR', balance: '20.00' } });
  expect(await sitDown(house, player)).toMatchObject({ currency: 'BTC', balance: '0.00100000' });
});

it('a launch takes up a round that waits in the currency of that round, for its kind of money alone', async () => {
  const player = await addPlayer(house, 'EUR', 2_000n);
  await addCurrency(house.ctx, player, 'BTC');
  await sitDown(house, player);
  await house.ctx.db.query(openRound, [randomUUID(), player.playerId, roulette, house.ctx.clock.now()]);
  const table = await sitDown(house, player);
  expect(table).toMatchObject({ currency: 'BTC', openRound: { stake: '0.00000100', view: { hand: ['A♠'] } } });
  expect(await sitDown(house, player, true)).toMatchObject({ currency: 'EUR', openRound: null });
  await house.ctx.db.query(dropRounds, [player.playerId]);
});

it('demo play starts with 1,000 units, plays by the same engine and touches neither ledger nor history', async () => {
  const player = await addPlayer(house, 'EUR', 2_000n);
  const { sessionId, balance, demo } = await sitDown(house, player, true);
  expect([balance, demo]).toEqual(['1000.00', true]);
  const bets = [{ spot: 'red', amount: '500.00' }];
  let left = 1_000;
  for (let n = 0; n < 40 && left >= 500; n++) {
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
    left += Number(settledOf(placed.value.round).payout) - 500;
    expect(placed.value.balance).toBe(left.toFixed(2));
  }
  expect(await stateOf(house, player, sessionId)).toMatchObject({
    value: { balance: left.toFixed(2), lastRound: { stake: '500.00' } },
  });
  expect(await fundsOf(house, player)).toEqual({ cash: 2_000n, bonus: 0n });
  expect(await betHistory(house.ctx, player, { size: 20, page: 0 })).toMatchObject({ items: [], total: 0 });
  expect((await sitDown(house, player)).lastRound).toBe(null);
});

it('does not take a demo round for an answer at the real table', async () => {
  const player = await addPlayer(house, 'EUR', 2_000n);
  const bet = { roundId: randomUUID(), bets: [{ spot: 'red', amount: '1.00' }] };
  const demo = await sitDown(house, player, true);
  expect(await placeRound(house.ctx, player, { sessionId: demo.sessionId, ...bet })).toMatchObject({ ok: true });
  const real = await sitDown(house, player);
  expect(await placeRound(house.ctx, player, { sessionId: real.sessionId, ...bet })).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect(await fundsOf(house, player)).toEqual({ cash: 2_000n, bonus: 0n });
});
