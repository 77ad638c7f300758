import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount } from '#server/db/queries/account.ts';
import {
  type LapseRow,
  lapseGrant,
  listDueGrants,
  listGrantRounds,
  startGrant,
} from '#server/db/queries/promotion-money.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { finishStateful } from '#server/services/games/finish-stateful.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addPlayer, fund, fundsOf, type House, hour, openHouse, takeSeat } from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { bonusPlayer, counts, end, give, grantOf, movementsOf, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => prove(house));
afterAll(() => house.close());

const lapse = async (grant: string) => {
  const [row] = await house.ctx.db.query<LapseRow>(lapseGrant, [grant, house.ctx.clock.now()]);
  return row?.code;
};
const spin = async (player: PlayerSession, amount = '1.00') => {
  const { sessionId } = await takeSeat(house, player, 'slot-tidepool');
  return placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot: 'spin', amount }] });
};
const week = 7 * 24 * hour;

describe('a bonus that is given up', () => {
  it('goes back to what promotions cost; own money stays', async () => {
    const { player, grant } = await bonusPlayer(house, 500n);
    expect(await end(house, grant, 'cancelled', 'forfeited')).toBe('ok');
    expect(await fundsOf(house, player)).toEqual({ cash: 500n, bonus: 0n });
    expect(await movementsOf(house, grant)).toContain('bonus_forfeit promotions 1000');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'cancelled', ended_why: 'forfeited' });
    expect(await end(house, grant, 'cancelled', 'forfeited')).toBe('ended');
  });

  it('cannot be while a round that was staked with its money is open', async () => {
    const { player, grant } = await bonusPlayer(house, 100n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 300n);
    expect(await end(house, grant, 'cancelled', 'forfeited')).toBe('round_open');
    await studio.endRound('e1');
    expect(await end(house, grant, 'cancelled', 'forfeited')).toBe('ok');
  });

  it('can be while a round of own money is open, whose prize is own money', async () => {
    const { player, grant } = await bonusPlayer(house, 1_000n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 300n);
    expect(await end(house, grant, 'cancelled', 'forfeited')).toBe('ok');
    await studio.win('w1', 900n);
    await studio.endRound('e1');
    expect(await fundsOf(house, player)).toEqual({ cash: 1_600n, bonus: 0n });
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
  });
});

describe('a bonus whose time is over', () => {
  it('ends by the job', async () => {
    const { player, grant } = await bonusPlayer(house, 500n);
    house.passTime(week - 1);
    expect(await lapse(grant)).toBe('not_due');
    house.passTime(1);
    const due = await house.ctx.db.query<{ id: string }>(listDueGrants, [house.ctx.clock.now(), 100]);
    expect(due.map(({ id }) => id)).toContain(grant);
    expect(await lapse(grant)).toBe('ok');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'expired', ended_why: null });
    expect(await movementsOf(house, grant)).toContain('bonus_expiry promotions 1000');
    expect(await fundsOf(house, player)).toEqual({ cash: 500n, bonus: 0n });
    expect(await lapse(grant)).toBe('not_due');
  });

  it('ends before the next stake, which is own money alone', async () => {
    const { player, grant } = await bonusPlayer(house, 50n);
    house.passTime(week);
    expect(await spin(player)).toMatchObject({ ok: false, code: 'insufficient_funds', facts: { balance: '0.50' } });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'expired', wagered: '0' });
    expect(await fundsOf(house, player)).toEqual({ cash: 50n, bonus: 0n });
  });

  it('waits for a round that was staked with its money, and what is staked meanwhile does not count', async () => {
    const { player, grant } = await bonusPlayer(house, 0n);
    const { sessionId } = await takeSeat(house, player, 'mines');
    const roundId = randomUUID();
    const bets = [{ spot: 'mines:1', amount: '3.00' }];
    expect((await placeRound(house.ctx, player, { sessionId, roundId, bets })).ok).toBe(true);
    house.passTime(week);
    const signedIn = { ...player };
    expect((await spin(signedIn)).ok).toBe(true);
    expect(await lapse(grant)).toBe('round_open');
    const rounds = await house.ctx.db.query(listGrantRounds, [grant]);
    expect(rounds).toEqual([{ id: roundId, player_id: player.playerId, is_house: true }]);
    await finishStateful(house.ctx, player.playerId, roundId);
    // The round was begun in time, and counts.
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active' });
    expect(BigInt((await grantOf(house, grant)).wagered)).toBeLessThanOrEqual(3_000_000n);
    expect(await lapse(grant)).toBe('ok');
    expect((await fundsOf(house, player)).bonus).toBe(0n);
  });

  it('is the time of its spins alone, where that is shorter', async () => {
    const { grant } = await bonusPlayer(house, 0n, {
      spin_game: 'slot-tidepool',
      spin_stake: '20',
      spins: 3,
      spin_days: 1,
    });
    house.passTime(24 * hour);
    expect(await lapse(grant)).toBe('ok');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', spins_left: 0 });
  });
});

describe('a bonus of which nothing is left', () => {
  it('ends with the round that lost it, and the next one starts', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '300' });
    const next = await give(house, player, { bonus: '700' });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 300n);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active' });
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'cancelled', ended_why: 'nothing_left' });
    expect(await grantOf(house, next)).toMatchObject({ state: 'active' });
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 700n });
  });

  it('goes on while another round may bring some back', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '300' });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 200n);
    await studio.bet('b2', 100n, { round: 'r2' });
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active' });
    await studio.win('w2', 150n, { round: 'r2' });
    await studio.endRound('e2', { round: 'r2' });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', wagered: counts(300) });
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 150n });
  });
});

describe('what a round pays after its bonus has ended', () => {
  const table = [
    { why: 'completed', state: 'completed' as const, reason: null, cash: 600n, booked: 'bonus_release cash 600' },
    {
      why: 'its deposit was taken back',
      state: 'cancelled' as const,
      reason: 'deposit_reversed' as const,
      cash: 0n,
      booked: 'bonus_forfeit promotions 600',
    },
  ];
  it.each(table)('is own money or the house’s: $why', async ({ state, reason, cash, booked }) => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '300' });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 300n);
    expect(await end(house, grant, state, reason)).toBe('ok');
    expect(await studio.win('w1', 600n)).toMatchObject({ outcome: 'ok', balanceMinor: cash });
    await studio.endRound('e1');
    expect(await fundsOf(house, player)).toEqual({ cash, bonus: 0n });
    expect(await movementsOf(house, grant)).toContain(booked);
  });

  it('and leaves the bonus that runs by then as it is', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '300' });
    const next = await give(house, player, { bonus: '700' });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 300n);
    await end(house, grant, 'cancelled', 'deposit_reversed');
    await studio.win('w1', 600n);
    await studio.endRound('e1');
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 700n });
    expect(await grantOf(house, next)).toMatchObject({ state: 'active', wagered: '0' });
  });
});

describe('an account', () => {
  const close = async (player: PlayerSession) => {
    const [row] = await house.ctx.db.query<{ outcome: string }>(closeAccount, [
      player.playerId,
      null,
      house.ctx.clock.now(),
    ]);
    return Object.values(row ?? {})[0];
  };
  it('is not closed while a bonus runs, waits or is looked at', async () => {
    const { player, grant } = await bonusPlayer(house, 0n);
    expect(await close(player)).toBe('bonus');
    await end(house, grant, 'cancelled', 'forfeited');
    const held = await give(house, player, { heldFor: 'payer' });
    expect(await grantOf(house, held)).toMatchObject({ state: 'held' });
    expect(await close(player)).toBe('bonus');
    await end(house, held, 'cancelled', 'refused');
    expect(await close(player)).toBe('ok');
  });
});

it('one that was held starts when people let it, and gives nothing before', async () => {
  const player = await addPlayer(house, 'EUR');
  await fund(house, player, 'EUR', 100n);
  const grant = await give(house, player, { heldFor: 'payer' });
  expect(await fundsOf(house, player)).toEqual({ cash: 100n, bonus: 0n });
  const [row] = await house.ctx.db.query(startGrant, [grant, house.ctx.clock.now()]);
  expect(row).toEqual({ state: 'active' });
  expect(await fundsOf(house, player)).toEqual({ cash: 100n, bonus: 1_000n });
});
