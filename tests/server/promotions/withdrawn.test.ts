import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { requestForPlayer } from '#server/services/withdrawals/request-withdrawal.ts';
import { fund, takeSeat } from '../games/house.ts';
import type { World } from '../identity/world.ts';
import { addWithdrawer, arm, ask, moneyOf, openDesk } from '../withdrawals/desk.ts';
import { type Given, give, grantOf, lostBy, movementsOf, prove } from './grants.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk();
});
afterEach(() => prove(world));
afterAll(() => world.close());

/** A player with EUR 20 of own, and a bonus of EUR 10 for a deposit of EUR 100. */
const deposited = async (given: Given = {}) => {
  const player = await addWithdrawer(world, 2_000n);
  return { player, grant: await give(world, player, { deposit: 10_000n, ...given }) };
};
/** Stakes own money at a slot, EUR 5 at a time. */
const stakeOwn = async (player: PlayerSession, times: number) => {
  const { sessionId } = await takeSeat(world, player, 'slot-tidepool');
  for (let n = 0; n < times; n++) {
    world.passTime(5_000);
    const bets = [{ spot: 'spin', amount: '5.00' }];
    const placed = await placeRound(world.ctx, player, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
  }
};
const lost = { bonus: '10.00', locked: '0.00', currency: 'EUR', freeSpins: 0 };

describe('a withdrawal while a bonus runs', () => {
  it('of what the deposit is not bound to leaves the bonus as it is', async () => {
    const { player, grant } = await deposited();
    expect(await ask(world, player, { amount: '20' })).toMatchObject({ ok: true });
    expect(await grantOf(world, grant)).toMatchObject({ state: 'active' });
  });

  it('of a cent more is refused and says what would be lost, before a code is used', async () => {
    const { player, grant } = await deposited();
    const key = await arm(world, player);
    expect(key).not.toBe('');
    expect(await ask(world, player, { amount: '20.01' })).toEqual({
      ok: false,
      code: 'withdrawal_ends_bonus',
      facts: lost,
    });
    expect(await grantOf(world, grant)).toMatchObject({ state: 'active' });
    expect(await moneyOf(world, player.playerId)).toEqual([12_000n, 0n]);
  });

  it('ends it when the player says so, in one go', async () => {
    const { player, grant } = await deposited();
    expect(await ask(world, player, { amount: '120', endsBonus: true })).toMatchObject({ ok: true });
    expect(await grantOf(world, grant)).toMatchObject({ state: 'cancelled', ended_why: 'withdrawn' });
    expect(await movementsOf(world, grant)).toContain('bonus_forfeit promotions 1000');
    expect(await moneyOf(world, player.playerId)).toEqual([0n, 12_000n]);
  });

  it('leaves no deposit of several to stand for another', async () => {
    const player = await addWithdrawer(world, 0n);
    const grants: string[] = [];
    for (let deposits = 0; deposits < 3; deposits++) {
      grants.push(await give(world, player, { deposit: 10_000n }));
      world.passTime(1_000);
    }
    expect(await ask(world, player, { amount: '200' })).toMatchObject({
      code: 'withdrawal_ends_bonus',
      facts: { bonus: '20.00' },
    });
    expect(await ask(world, player, { amount: '200', endsBonus: true })).toMatchObject({ ok: true });
    const states = await Promise.all(grants.map((grant) => grantOf(world, grant)));
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'active']);
  });

  it('counts a stake for one deposit, not for each that came before it', async () => {
    const player = await addWithdrawer(world, 0n);
    const first = await give(world, player, { deposit: 10_000n, weights: {} });
    world.passTime(1_000);
    await give(world, player, { deposit: 10_000n, weights: {} });
    await stakeOwn(player, 20);
    const [cash] = await moneyOf(world, player.playerId);
    expect((await lostBy(world, player, cash)).map(({ grant_id }) => grant_id)).toEqual([first]);
    expect(await lostBy(world, player, cash - 10_000n)).toEqual([]);
  });

  it('may take what was staked since, whatever it won', async () => {
    const { player, grant } = await deposited();
    await stakeOwn(player, 4);
    const [cash] = await moneyOf(world, player.playerId);
    // EUR 20 of the deposit's 100 are staked: 80 are to stay.
    const free = (cash - 8_000n).toString();
    const amount = (over: bigint) => {
      const minor = (BigInt(free) + over).toString().padStart(3, '0');
      return `${minor.slice(0, -2)}.${minor.slice(-2)}`;
    };
    expect(await lostBy(world, player, BigInt(free))).toEqual([]);
    expect(await lostBy(world, player, BigInt(free) + 1n)).toMatchObject([
      { grant_id: grant, bonus: 1_000n, locked: 0n, spins: 0 },
    ]);
    expect(await ask(world, player, { amount: amount(1n) })).toMatchObject({ code: 'withdrawal_ends_bonus' });
    expect((await grantOf(world, grant)).state).toBe('active');
  });

  it('ends those that wait as well, and starts none', async () => {
    const { player, grant } = await deposited();
    const next = await give(world, player, { deposit: 5_000n, bonus: '500' });
    expect(await ask(world, player, { amount: '165' })).toMatchObject({ facts: { bonus: '15.00' } });
    expect(await ask(world, player, { amount: '165', endsBonus: true })).toMatchObject({ ok: true });
    expect([(await grantOf(world, grant)).state, (await grantOf(world, next)).state]).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('is refused while a round that was staked with bonus money is open', async () => {
    const { player, grant } = await deposited();
    // Own money that went another way, as by a charge-back, and came again.
    await fund(world, player, 'EUR', -12_000n);
    const { sessionId } = await takeSeat(world, player, 'mines');
    const bets = [{ spot: 'mines:1', amount: '3.00' }];
    expect((await placeRound(world.ctx, player, { sessionId, roundId: randomUUID(), bets })).ok).toBe(true);
    await fund(world, player, 'EUR', 12_000n);
    expect(await ask(world, player, { amount: '120' })).toMatchObject({ code: 'withdrawal_ends_bonus' });
    expect(await ask(world, player, { amount: '120', endsBonus: true })).toMatchObject({ code: 'round_open' });
    expect(await grantOf(world, grant)).toMatchObject({ state: 'active' });
  });

  it('of a bonus without a deposit costs nothing', async () => {
    const player = await addWithdrawer(world, 5_000n);
    const grant = await give(world, player);
    expect(await ask(world, player, { amount: '50' })).toMatchObject({ ok: true });
    expect(await grantOf(world, grant)).toMatchObject({ state: 'active' });
  });

  it('of more than there is ends nothing', async () => {
    const { player, grant } = await deposited();
    expect(await ask(world, player, { amount: '500', endsBonus: true })).toMatchObject({ code: 'insufficient_funds' });
    expect(await grantOf(world, grant)).toMatchObject({ state: 'active' });
  });

  it('by support for a player who cannot sign in ends it', async () => {
    const { player, grant } = await deposited();
    const operator = shellActor('ada', 'ada');
    const wish = { provider: 'skrill' as const, amount: '120', currency: 'EUR' as const, idempotencyKey: randomUUID() };
    expect(await requestForPlayer(world.ctx, operator, player.playerId, wish)).toMatchObject({ ok: true });
    expect(await grantOf(world, grant)).toMatchObject({ ended_why: 'withdrawn' });
  });
});
