import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { blackjack } from '#domain/games/blackjack/rules.ts';
import { craps } from '#domain/games/craps/rules.ts';
import { commonCrash } from '#domain/games/crash/common.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { placeStake } from '#server/services/shared/stakes.ts';
import { addPlayer, findSeeds, fundsOf, giveSeeds, type House, openHouse, takeSeat } from '../games/house.ts';
import { holdLead, layChain, lead, sitAtCrash } from '../shared/table.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { bonusPlayer, end, give, grantOf, prove } from './grants.ts';

let house: House;
let letGo: () => Promise<void>;
beforeAll(async () => {
  house = await openHouse();
  letGo = await holdLead(house);
  await layChain(house, [300, 400]);
  await lead(house);
});
afterEach(() => prove(house));
afterAll(async () => {
  await closeRooms(house.ctx);
  await letGo();
  await house.close();
});

type Said = { readonly code: string; readonly facts?: unknown };
const said = (answer: { ok: boolean; code?: string; facts?: unknown }): Said => ({
  code: answer.ok ? 'ok' : (answer.code ?? ''),
  ...(answer.facts === undefined ? {} : { facts: answer.facts }),
});
const placing = (gameId: string, spot: string) => async (player: PlayerSession, amount: string) => {
  const { sessionId } = await takeSeat(house, player, gameId);
  return said(await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot, amount }] }));
};

/** Every path by which a stake is taken. */
const paths: readonly (readonly [string, (player: PlayerSession, amount: string) => Promise<Said>])[] = [
  ['a round of one step', placing('slot-tidepool', 'spin')],
  ['a round of several steps', placing('mines', 'mines:1')],
  ['a ticket', placing('scratch-night-ferry', 'ticket')],
  [
    'a round that everybody plays',
    async (player, amount) => {
      const sessionId = await sitAtCrash(house, player);
      const bets = [{ spot: 'auto:2.00', amount }];
      return said(await placeStake(house.ctx, player, commonCrash, { sessionId, stakeId: randomUUID(), bets }));
    },
  ],
  [
    'a bet of an outside studio',
    async (player, amount) => {
      const studio = await seatPlayer(house, player);
      const { outcome } = await studio.bet('b1', BigInt(amount.replace('.', '')));
      // The studios' word for whatever bounds a stake.
      return outcome === 'bet_limit'
        ? { code: 'bonus_stake_limit', facts: { limit: '2.00', currency: 'EUR' } }
        : { code: outcome };
    },
  ],
];

describe.each(paths)('%s', (_, stake) => {
  it('is refused above the cap of the bonus that runs, before anything is taken', async () => {
    const { player } = await bonusPlayer(house, 10_000n, { stake_max: '200' });
    expect(await stake(player, '5.00')).toEqual({
      ...{ code: 'bonus_stake_limit', facts: { limit: '2.00', currency: 'EUR' } },
    });
    expect(await fundsOf(house, player)).toEqual({ cash: 10_000n, bonus: 1_000n });
  });

  it('is taken at the cap, and above it once the bonus is over', async () => {
    const { player, grant } = await bonusPlayer(house, 10_000n, { stake_max: '200' });
    expect(await stake(player, '2.00')).toEqual({ code: 'ok' });
    const other = await bonusPlayer(house, 10_000n, { stake_max: '200' });
    await end(house, other.grant, 'cancelled', 'forfeited');
    expect(await stake(other.player, '5.00')).toEqual({ code: 'ok' });
    expect((await grantOf(house, grant)).state).toBe('active');
  });
});

it('a cap binds in its own currency alone, and none binds where there is none', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  await give(house, player, { currency: 'USD', stake_max: '100' });
  expect(await placing('slot-tidepool', 'spin')(player, '5.00')).toEqual({ code: 'ok' });
  const free = await bonusPlayer(house, 10_000n);
  expect(await placing('slot-tidepool', 'spin')(free.player, '5.00')).toEqual({ code: 'ok' });
});

it('bets of one round are one stake', async () => {
  const { player } = await bonusPlayer(house, 10_000n, { stake_max: '200' });
  const { sessionId } = await takeSeat(house, player, 'roulette-european');
  const bets = ['straight:1', 'straight:2', 'straight:3'].map((spot) => ({ spot, amount: '1.00' }));
  expect(await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets })).toMatchObject({
    code: 'bonus_stake_limit',
  });
  const studio = await seatPlayer(house, player);
  expect((await studio.bet('b1', 150n)).outcome).toBe('ok');
  expect((await studio.bet('b2', 51n)).outcome).toBe('bet_limit');
  expect((await studio.bet('b3', 50n)).outcome).toBe('ok');
});

it('play money knows no cap', async () => {
  const { player } = await bonusPlayer(house, 0n, { stake_max: '200' });
  const { sessionId } = await takeSeat(house, player, 'slot-tidepool', { demo: true });
  const bets = [{ spot: 'spin', amount: '5.00' }];
  expect((await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets })).ok).toBe(true);
});

const opensWithDouble = (seeds: RoundSeeds) => {
  const step = blackjack.start([{ spot: 'hand', amountMinor: 1_000n }], createStream(seeds));
  return step.status === 'open' && step.choices.some(({ name }) => name === 'double');
};

describe('what is added to a round', () => {
  it('is not bound where the rules gave the right to it after the deal', async () => {
    const { player } = await bonusPlayer(house, 10_000n, { stake_max: '1000' });
    await giveSeeds(house, player, findSeeds(opensWithDouble));
    const { sessionId } = await takeSeat(house, player, 'blackjack');
    const roundId = randomUUID();
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'hand', amount: '10.00' }] });
    const doubled = await actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name: 'double' } });
    expect(doubled).toMatchObject({ ok: true, value: { round: { stake: '20.00' } } });
  });

  it('is bound where the player names the amount, by all that then lies on the table, odds by themselves', async () => {
    const { player } = await bonusPlayer(house, 10_000n, { stake_max: '1000' });
    // A point is set: a hand that its first roll decides takes no further bet.
    const goesOn = (seeds: RoundSeeds) =>
      craps.start([{ spot: 'pass', amountMinor: 600n }], createStream(seeds)).status === 'open';
    await giveSeeds(house, player, findSeeds(goesOn));
    const { sessionId } = await takeSeat(house, player, 'craps');
    const roundId = randomUUID();
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'pass', amount: '6.00' }] });
    const put = (amountMinor: string) =>
      actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name: 'bet', spot: 'field', amountMinor } });
    expect(await put('401')).toEqual({
      ...{ ok: false, code: 'bonus_stake_limit', facts: { limit: '10.00', currency: 'EUR' } },
    });
    expect(await put('1100')).toMatchObject({ code: 'bonus_stake_limit' });
    expect(await put('400')).toMatchObject({ ok: true, value: { round: { stake: '10.00' } } });
  });
});
