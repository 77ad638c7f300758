import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { type ListedRow, listGrants } from '#server/db/queries/promotions.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { addPlayer, fundsOf, type House, hour, openHouse } from '../games/house.ts';
import { bonusPlayer, end, give, grantOf, lostBy, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => prove(house));
afterAll(() => house.close());

const readPromoted = sql('test_promoted', 'SELECT promoted FROM player WHERE id = $1');
const promoted = async ({ playerId }: PlayerSession) => {
  const [row] = await house.ctx.db.query<{ promoted: boolean }>(readPromoted, [playerId]);
  return row?.promoted;
};
const states = async (...grants: readonly string[]) => {
  const rows = await Promise.all(grants.map((grant) => grantOf(house, grant)));
  return rows.map(({ state }) => state);
};

describe('of several bonuses', () => {
  it('one runs and the others wait, in the order in which they were earned', async () => {
    const { player, grant: first } = await bonusPlayer(house, 0n, { bonus: '100' });
    const second = await give(house, player, { bonus: '200', currency: 'USD' });
    house.passTime(1_000);
    const third = await give(house, player, { bonus: '300' });
    expect(await states(first, second, third)).toEqual(['active', 'queued', 'queued']);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 100n });
    await end(house, first, 'cancelled', 'forfeited');
    expect(await states(first, second, third)).toEqual(['cancelled', 'active', 'queued']);
    expect(await fundsOf(house, player, 'USD')).toEqual({ cash: 0n, bonus: 200n });
    await end(house, second, 'completed');
    expect(await states(first, second, third)).toEqual(['cancelled', 'completed', 'active']);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 300n });
  });

  it('the time of one that waits begins when it starts', async () => {
    const { player, grant: first } = await bonusPlayer(house, 0n);
    const second = await give(house, player, { days: 2 });
    house.passTime(48 * hour);
    await end(house, first, 'cancelled', 'forfeited');
    const { started_at: started, expires_at: expires } = await grantOf(house, second);
    expect(started).toEqual(house.ctx.clock.now());
    expect(expires).toEqual(new Date(house.ctx.clock.now().getTime() + 48 * hour));
  });

  it('one that waits can be given up without a trace in the ledger', async () => {
    const { player, grant: first } = await bonusPlayer(house, 0n);
    const second = await give(house, player);
    expect(await end(house, second, 'cancelled', 'forfeited')).toBe('ok');
    await end(house, first, 'cancelled', 'forfeited');
    expect(await states(first, second)).toEqual(['cancelled', 'cancelled']);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 0n });
  });

  it('each says what giving it up costs, as a withdrawal that ends it does', async () => {
    const { player } = await bonusPlayer(house, 0n, { deposit: 10_000n });
    const spins = { spin_game: 'slot-tidepool', spin_stake: '20', spins: 5, spin_days: 1 };
    const waiting = { deposit: 5_000n, ...spins };
    await give(house, player, { bonus: '500', ...waiting });
    await give(house, player, { bonus: '700', heldFor: 'payer', ...waiting });
    const listed = await house.ctx.db.query<ListedRow>(listGrants, [player.playerId, 10, house.ctx.clock.now()]);
    const told = listed.map((row) => [row.state, row.bonus_left, row.locked_left, row.spins_left]);
    const lost = await lostBy(house, player, 20_000n);
    expect(new Set(told)).toEqual(new Set(lost.map((row) => [row.state, row.bonus, row.locked, row.spins])));
    expect(new Set(told)).toEqual(
      new Set([
        ['active', 1_000n, 0n, 0],
        ['queued', 500n, 0n, 5],
        ['held', 700n, 0n, 5],
      ]),
    );
  });

  it('a row of such that are done at once leaves the first that is not', async () => {
    const { player, grant: first } = await bonusPlayer(house, 0n);
    const second = await give(house, player, { wager_required: '0' });
    house.passTime(1);
    const third = await give(house, player, { bonus: '0' });
    house.passTime(1);
    const fourth = await give(house, player, { bonus: '50' });
    await end(house, first, 'cancelled', 'forfeited');
    expect(await states(second, third, fourth)).toEqual(['completed', 'cancelled', 'active']);
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 50n });
  });
});

it('a player is marked exactly while one runs or waits', async () => {
  const player = await addPlayer(house, 'EUR');
  expect(await promoted(player)).toBe(false);
  const held = await give(house, player, { heldFor: 'paper' });
  expect(await promoted(player)).toBe(false);
  const grant = await give(house, player);
  expect(await promoted(player)).toBe(true);
  await end(house, grant, 'expired');
  expect(await promoted(player)).toBe(false);
  await end(house, held, 'cancelled', 'refused');
  expect(await promoted(player)).toBe(false);
});
