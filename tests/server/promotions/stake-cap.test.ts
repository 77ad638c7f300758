import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { common as commonCrash } from '#domain/games/crash/common.ts';
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
      code: 'bonus_stake_limit',
      facts: { limit: '2.00', currency: 'EUR' },
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

  /** A point of six, and an eight that leaves it. */
  const sixAndEight = () => findSeeds((seeds) => `${rollsOf(createStream(seeds), 2).map(totalOf)}` === '6,8');

  describe.each(['craps', 'craps-pocket'])('at %s, where the player names the amount', (gameId) => {
    /** Lays 4.00 on a line under a cap of 10.00, for a point of six; returns how the hand goes on. */
    const open = async (line: 'pass' | 'dont-pass') => {
      const { player } = await bonusPlayer(house, 10_000n, { stake_max: '1000' });
      await giveSeeds(house, player, sixAndEight());
      const { sessionId } = await takeSeat(house, player, gameId);
      const roundId = randomUUID();
      await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: line, amount: '4.00' }] });
      let step = 0;
      const act = async (action: { name: string; spot?: string; amountMinor?: string }): Promise<string> => {
        const answer = await actRound(house.ctx, player, { sessionId, roundId, step, action });
        if (answer.ok) step += 1;
        if (!answer.ok && answer.code === 'bonus_stake_limit')
          expect(answer.facts).toEqual({ limit: '10.00', currency: 'EUR' });
        return answer.ok ? answer.value.round.stake : answer.code;
      };
      return { act, put: (spot: string, amountMinor: string) => act({ name: 'bet', spot, amountMinor }) };
    };

    it('is bound by all that then lies on the table', async () => {
      const { put } = await open('pass');
      expect(await put('field', '601')).toBe('bonus_stake_limit');
      expect(await put('field', '1100')).toBe('bonus_stake_limit');
      expect(await put('field', '600')).toBe('10.00');
    });

    it.each(['pass', 'dont-pass'] as const)('is bound with the odds on %s, in however many pieces', async (line) => {
      const { put } = await open(line);
      expect(await put(`odds:${line}`, '601')).toBe('bonus_stake_limit');
      expect(await put(`odds:${line}`, '300')).toBe('7.00');
      expect(await put(`odds:${line}`, '301')).toBe('bonus_stake_limit');
      expect(await put('field', '301')).toBe('bonus_stake_limit');
      expect(await put(`odds:${line}`, '300')).toBe('10.00');
      expect(await put(`odds:${line}`, '1')).toBe('bonus_stake_limit');
      expect(await put('field', '1')).toBe('bonus_stake_limit');
    });

    it('is not bound by what no longer lies there', async () => {
      const { act, put } = await open('dont-pass');
      expect(await put('field', '600')).toBe('10.00');
      expect(await act({ name: 'roll' })).toBe('10.00');
      expect(await put('odds:dont-pass', '600')).toBe('16.00');
      expect(await put('field', '1')).toBe('bonus_stake_limit');
    });
  });
});
