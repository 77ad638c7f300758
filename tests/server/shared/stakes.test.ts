import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { multiplierAt } from '#domain/games/crash/growth.ts';
import { leavesWith } from '#domain/games/crash/paytable.ts';
import { sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { cancelStake, cashOut, placeStake, readStake } from '#server/services/shared/stakes.ts';
import { addPlayer, fund, fundsOf, type House, openHouse } from '../games/house.ts';
import { holdLead, layChain, lead, movementsOf, present, recordOf, sitAtCrash, stake, stakesOf } from './table.ts';

const holdPlayer = sql('test_hold_player', 'SELECT play_lock($1)');
const sleep = sql('test_sleep', 'SELECT pg_sleep(0.4)');

let house: House;
let letGo: () => Promise<void>;
beforeEach(async () => {
  house = await openHouse();
  letGo = await holdLead(house);
});
afterEach(async () => {
  expect((await checkLedger(house.ctx.db)).isSound).toBe(true);
  await closeRooms(house.ctx);
  await letGo();
  await house.close();
});

/** Opens a round that ends between these points (hundredths), with a player at the table. */
const open = async (low = 300, high = 400, cash = 10_000n) => {
  await layChain(house, [low, high]);
  await lead(house);
  const player = await addPlayer(house, 'EUR', cash);
  return { player, sessionId: await sitAtCrash(house, player) };
};
const start = async () => {
  house.passTime(commonCrash.bettingMs);
  await lead(house);
};
const place = (
  player: Awaited<ReturnType<typeof addPlayer>>,
  sessionId: string,
  spot: string,
  amount: string,
  stakeId: string = randomUUID(),
) => placeStake(house.ctx, player, commonCrash, { sessionId, stakeId, bets: [{ spot, amount }] });
const cash = (player: Awaited<ReturnType<typeof addPlayer>>, id: string) => cashOut(house.ctx, player, commonCrash, id);

describe('a stake', () => {
  it('is taken at once, cash before bonus, and paid back to where it came from', async () => {
    const { player, sessionId } = await open(300, 400, 100n);
    await fund(house, player, 'EUR', 300n, 'bonus');
    const id = await stake(house, player, sessionId, 'auto:2.00', '4.00');
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 0n });
    await start();
    house.passTime(10_000);
    await lead(house);
    expect(await fundsOf(house, player)).toEqual({ cash: 200n, bonus: 600n });
    expect(await movementsOf(house, id)).toEqual([{ kind: 'bet' }, { kind: 'win' }]);
  });

  it('sent again is the same stake; with another bet its key is refused', async () => {
    const { player, sessionId } = await open();
    const id = await stake(house, player, sessionId, 'auto:2.00');
    const again = await place(player, sessionId, 'auto:2.00', '1.00', id);
    expect(again).toMatchObject({ ok: true, value: { stake: { id, balance: 9_900n } } });
    expect(await place(player, sessionId, 'auto:2.00', '2.00', id)).toMatchObject({ code: 'idempotency_key_reused' });
    const other = await addPlayer(house, 'EUR', 1_000n);
    const elsewhere = await sitAtCrash(house, other);
    expect(await place(other, elsewhere, 'auto:2.00', '1.00', id)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await fundsOf(house, player)).toEqual({ cash: 9_900n, bonus: 0n });
  });

  it('is one a player and round, also when fifty come at once (must-hold 1)', async () => {
    const { player, sessionId } = await open(300, 400, 1_000n);
    const all = await Promise.all(Array.from({ length: 50 }, () => place(player, sessionId, 'auto:2.00', '1.00')));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.filter((one) => !one.ok && one.code === 'round_open')).toHaveLength(49);
    expect(await fundsOf(house, player)).toEqual({ cash: 900n, bonus: 0n });
  });

  it.each([
    ['below the table’s least', 'auto:2.00', '0.05', 'stake_below_minimum'],
    ['above its most', 'auto:2.00', '501.00', 'stake_above_limit'],
    ['whose target would return too much', 'auto:10000.00', '100.00', 'stake_above_limit'],
    ['beyond the balance', 'auto:2.00', '200.00', 'insufficient_funds'],
    ['on a spot that is none', 'auto:1.00', '1.00', 'bet_invalid'],
  ])('%s is refused', async (_, spot, amount, code) => {
    const { player, sessionId } = await open();
    expect(await place(player, sessionId, spot, amount)).toMatchObject({ ok: false, code });
  });

  it('comes too late at the start, and while there is no round', async () => {
    const { player, sessionId } = await open();
    house.passTime(commonCrash.bettingMs - 2_000);
    await stake(house, player, sessionId, 'manual');
    house.passTime(2_000);
    const late = await addPlayer(house, 'EUR', 1_000n);
    expect(await place(late, await sitAtCrash(house, late), 'manual', '1.00')).toMatchObject({
      code: 'betting_closed',
    });
    house.passTime(60_000);
    await lead(house, { term: randomUUID(), awake: false });
    expect(await place(late, await sitAtCrash(house, late), 'manual', '1.00')).toMatchObject({
      code: 'betting_closed',
    });
  });

  it('by hand leaves by itself where the table’s largest payout is reached', async () => {
    await layChain(house, [300, 400]);
    await lead(house);
    const player = await addPlayer(house, 'EUR', 10_000n);
    const sessionId = await sitAtCrash(house, player, { maxPayoutMinor: 2_500n });
    const id = await stake(house, player, sessionId, 'manual', '10.00');
    expect((await stakesOf(house, (await present(house)).id))[0]?.bets).toEqual([
      { spot: 'auto:2.50', amount: '10.00' },
    ]);
    await start();
    house.passTime(14_000);
    await lead(house);
    expect(await recordOf(house, id)).toMatchObject({ status: 'settled', payout: 2_500n });
  });

  it('of an excluded player is refused (must-hold 24)', async () => {
    const { player, sessionId } = await open();
    await house.ctx.db.query(
      { name: 'test_exclude', text: `UPDATE player SET excluded_until = 'infinity' WHERE id = $1` },
      [player.playerId],
    );
    expect(await place(player, sessionId, 'manual', '1.00')).toMatchObject({ code: 'player_excluded' });
  });
});

describe('taken back', () => {
  it('before the start a stake returns whole, once, and another may be placed', async () => {
    const { player, sessionId } = await open(300, 400, 100n);
    await fund(house, player, 'EUR', 300n, 'bonus');
    const id = await stake(house, player, sessionId, 'manual', '2.00');
    for (let again = 0; again < 2; again++)
      expect(await cancelStake(house.ctx, player, commonCrash, id)).toMatchObject({
        ok: true,
        value: { stake: { status: 'cancelled', balance: 400n } },
      });
    expect(await fundsOf(house, player)).toEqual({ cash: 100n, bonus: 300n });
    expect(await movementsOf(house, id)).toEqual([{ kind: 'bet' }, { kind: 'rollback' }]);
    await stake(house, player, sessionId, 'manual', '1.00');
  });

  it('twenty times in a round, none gets in any more: a record stays of each', async () => {
    const { player, sessionId } = await open();
    for (let turn = 0; turn < 20; turn++) {
      const id = await stake(house, player, sessionId, 'manual');
      expect((await cancelStake(house.ctx, player, commonCrash, id)).ok).toBe(true);
    }
    expect(await place(player, sessionId, 'manual', '1.00')).toEqual({ ok: false, code: 'too_many' });
    expect(await fundsOf(house, player)).toEqual({ cash: 10_000n, bonus: 0n });
  });

  it('after the start it is in', async () => {
    const { player, sessionId } = await open();
    const id = await stake(house, player, sessionId, 'manual');
    await start();
    expect(await cancelStake(house.ctx, player, commonCrash, id)).toMatchObject({ code: 'betting_closed' });
  });

  it('another player’s stake is not there (must-hold 28)', async () => {
    const { player, sessionId } = await open();
    const id = await stake(house, player, sessionId, 'manual');
    const other = await addPlayer(house);
    for (const act of [cancelStake, cashOut, readStake])
      expect(await act(house.ctx, other, commonCrash, id)).toMatchObject({ code: 'round_not_found' });
  });
});

const somebodyWaits = sql(
  'test_somebody_waits',
  `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`,
);

describe('held up on its way to the database', () => {
  /** Begins an act while the player's lock is held, for so many ms of the real time by which the database counts. */
  const heldUp = async <T>(playerId: string, act: () => Promise<T>): Promise<T> => {
    const { done } = await house.ctx.db.transaction(async (tx) => {
      await tx.query(holdPlayer, [playerId]);
      const running = act();
      // Time counts from when it has come as far as the lock, however busy the machine is.
      await expect
        .poll(async () => (await house.ctx.db.query<{ waits: boolean }>(somebodyWaits))[0]?.waits, {
          timeout: 30_000,
          interval: 10,
        })
        .toBe(true);
      await tx.query(sleep);
      return { done: running };
    });
    return done;
  };

  it('a stake that the start overtook is not taken: its player might know by now how it ends', async () => {
    const { player, sessionId } = await open();
    house.passTime(commonCrash.bettingMs - 300);
    const late = await heldUp(player.playerId, () => place(player, sessionId, 'auto:1.01', '1.00'));
    expect(late).toMatchObject({ ok: false, code: 'betting_closed' });
    expect(await fundsOf(house, player)).toEqual({ cash: 10_000n, bonus: 0n });
  });

  it('a stake that the start overtook is not given back either', async () => {
    const { player, sessionId } = await open();
    const id = await stake(house, player, sessionId, 'auto:2.00');
    house.passTime(commonCrash.bettingMs - 300);
    const late = await heldUp(player.playerId, () => cancelStake(house.ctx, player, commonCrash, id));
    expect(late).toMatchObject({ ok: false, code: 'betting_closed' });
  });
});

describe('a cash-out by hand', () => {
  it('pays the multiplier of the moment it arrived, once', async () => {
    const { player, sessionId } = await open();
    const id = await stake(house, player, sessionId, 'manual', '10.00');
    expect(await cash(player, id)).toMatchObject({ code: 'too_soon' });
    await start();
    house.passTime(4_321);
    const payout = leavesWith(1_000n, multiplierAt(4_321)).payoutMinor;
    expect(await cash(player, id)).toMatchObject({ ok: true, value: { stake: { payout, balance: 9_000n + payout } } });
    house.passTime(1_000);
    expect(await cash(player, id)).toMatchObject({ ok: true, value: { stake: { payout } } });
    expect(await recordOf(house, id)).toMatchObject({ payout, actions: [{ name: 'cash-out', atMs: 4_321 }] });
    expect(await fundsOf(house, player)).toEqual({ cash: 9_000n + payout, bonus: 0n });
  });

  it('after the crash is refused, and the stake is lost', async () => {
    const { player, sessionId } = await open(150, 160);
    const id = await stake(house, player, sessionId, 'manual');
    await start();
    house.passTime(7_000);
    expect(await cash(player, id)).toMatchObject({ code: 'round_already_settled' });
    await lead(house);
    house.passTime(2_000);
    await lead(house);
    expect(await recordOf(house, id)).toMatchObject({ status: 'settled', payout: 0n });
  });

  it('after its target counts as the target', async () => {
    const { player, sessionId } = await open();
    const id = await stake(house, player, sessionId, 'auto:1.50', '10.00');
    await start();
    house.passTime(9_000);
    expect(await cash(player, id)).toMatchObject({ ok: true, value: { stake: { payout: 1_500n } } });
    expect(await recordOf(house, id)).toMatchObject({ actions: [] });
  });

  it('that arrived in time is paid also when the database comes to it after the round was settled', async () => {
    const { player, sessionId } = await open(150, 160);
    const id = await stake(house, player, sessionId, 'manual', '10.00');
    await start();
    house.passTime(2_000);
    const arrived = house.ctx.clock.now();
    house.passTime(60_000);
    await lead(house);
    expect(await recordOf(house, id)).toMatchObject({ status: 'settled', payout: 0n });
    const slow = { ...house.ctx, clock: { now: () => arrived } };
    const paid = await cashOut(slow, player, commonCrash, id);
    expect(paid).toMatchObject({
      ok: true,
      value: { stake: { payout: leavesWith(1_000n, multiplierAt(2_000)).payoutMinor } },
    });
  });

  it('fifty times at once is paid once (must-hold 1)', async () => {
    const { player, sessionId } = await open();
    const id = await stake(house, player, sessionId, 'manual', '10.00');
    await start();
    house.passTime(2_000);
    const all = await Promise.all(Array.from({ length: 50 }, () => cash(player, id)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await fundsOf(house, player)).toEqual({
      cash: 9_000n + leavesWith(1_000n, multiplierAt(2_000)).payoutMinor,
      bonus: 0n,
    });
  });
});

describe('play money', () => {
  it('stakes and wins beside the wallet', async () => {
    await layChain(house, [300, 400]);
    await lead(house);
    const player = await addPlayer(house, 'EUR', 500n);
    const sessionId = await sitAtCrash(house, player, { demo: true });
    const id = await stake(house, player, sessionId, 'auto:2.00', '10.00');
    expect(await readStake(house.ctx, player, commonCrash, id)).toMatchObject({
      value: { stake: { demo: true, balance: 99_000n } },
    });
    await start();
    house.passTime(10_000);
    await lead(house);
    expect(await readStake(house.ctx, player, commonCrash, id)).toMatchObject({
      value: { stake: { balance: 101_000n } },
    });
    expect(await fundsOf(house, player)).toEqual({ cash: 500n, bonus: 0n });
    expect(await movementsOf(house, id)).toEqual([]);
  });
});

describe('the first stake', () => {
  it('fixes the salt of a chain that was committed before, and starts the round', async () => {
    await lead(house);
    const before = await present(house);
    expect(before).toMatchObject({ chain: 1, index: 1, salt: null, starts_at: null });
    house.passTime(3_600_000);
    expect(await lead(house)).toMatchObject({ nextAt: null });
    const player = await addPlayer(house, 'EUR', 1_000n);
    const id = await stake(house, player, await sitAtCrash(house, player), 'manual');
    const after = await present(house);
    expect(after.commitment).toBe(before.commitment);
    expect(after.salt).toBe(createHash('sha256').update(`${before.commitment}:${id}`).digest('hex'));
    expect(after.salt_source).toBe(`stake ${id}`);
    expect(after.starts_at?.getTime()).toBe(house.ctx.clock.now().getTime() + commonCrash.bettingMs);
  });
});
