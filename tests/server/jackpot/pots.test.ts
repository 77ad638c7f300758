import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jackpotOf } from '#domain/jackpot/parameters.ts';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { sql } from '#server/db/db.ts';
import { movePotsOn } from '#server/db/queries/jackpot.ts';
import { jackpots } from '#server/services/catalogue/jackpots.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { addPlayer, giveSeeds, type House, openHouse } from '../games/house.ts';
import { potOf, type Seat, seat, seedsThat, sitAt, spin, stakeMinor } from './slots.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const { seedMinor } = jackpotOf('EUR');
const expectSound = async () => expect((await checkLedger(house.ctx.db)).mismatches).toEqual([]);
const minorOf = (amount = '0.00') => {
  const parsed = parsePositiveAmount(amount, 'EUR');
  return parsed.ok ? parsed.value : 0n;
};
const take = <T>(source: Iterator<T, never>, count: number): T[] =>
  Array.from({ length: count }, () => source.next().value);

const holdPot = sql(
  'test_hold_pot',
  `SELECT jackpot_lock(id) FROM account WHERE kind = 'jackpot' AND currency = 'EUR'`,
);
const countWaiting = sql(
  'test_pot_waiting',
  `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND classid = 1929 AND NOT granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
);
const readCheckpoint = sql(
  'test_checkpoint',
  `SELECT k.upto, k.total, (SELECT max(p.movement_id) FROM posting p WHERE p.account_id = a.id) AS last
   FROM jackpot_checkpoint k JOIN account a ON a.id = k.account_id WHERE a.currency = 'EUR' AND a.owner = 'house-slots'`,
);
type Checkpoint = { upto: bigint; total: bigint; last: bigint };
const checkpoint = async (): Promise<Checkpoint> => {
  const [row] = await house.ctx.db.query<Checkpoint>(readCheckpoint);
  return row ?? { upto: 0n, total: 0n, last: 0n };
};
const spoil = sql('test_spoil_checkpoint', 'UPDATE jackpot_checkpoint SET total = total + 1');

/** Other databases of the same server may have transactions under way, which a sum waits for, too. */
const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await isTrue()); tries += 1) {
    if (tries > 600) throw new Error('it never came to that');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const moveOn = async (): Promise<Checkpoint> => {
  await house.ctx.db.query(movePotsOn);
  return checkpoint();
};

describe('fifty rounds at once, ten of which win', () => {
  it('pay each pot once: what was there goes to one, and every cent is accounted for', async () => {
    const [before] = [await spin(house, await seat(house, take(seedsThat(false), 1)[0] ?? -1))];
    const stood = (await potOf(house)).account;
    expect(stood).toBe(seedMinor + minorOf(before.jackpot?.contribution));
    const numbers = [...take(seedsThat(true), 10), ...take(seedsThat(false), 40)];
    const seats: Seat[] = [];
    for (const n of numbers) seats.push(await seat(house, n));

    const running = await house.ctx.db.transaction(async (tx) => {
      await tx.query(holdPot);
      const started = seats.map((one) => spin(house, one));
      // Those that win nothing wait for nobody; those that win all stand before the pot.
      await Promise.all(started.slice(10));
      await until(async () => (await tx.query<{ waiting: number }>(countWaiting))[0]?.waiting === 10);
      return { all: Promise.all(started) };
    });
    const rounds = await running.all;

    const won = rounds.map(({ jackpot }) => minorOf(jackpot?.win)).filter((amount) => amount > 0n);
    const fed = rounds.reduce((sum, { jackpot }) => sum + minorOf(jackpot?.contribution), 0n);
    expect(won).toHaveLength(10);
    // The first takes what stood there with what all others gave; whoever comes after, a seed and the own share.
    const [largest = 0n, ...others] = won.toSorted((a, b) => (a < b ? 1 : -1));
    const share = stakeMinor / 100n;
    expect(largest).toBe(stood + fed - 9n * share);
    expect(others).toEqual(Array(9).fill(seedMinor + share));
    expect(await potOf(house)).toEqual({ read: seedMinor, account: seedMinor });
    await expectSound();
  });
});

describe('a pot as it is read', () => {
  it('is what GET /jackpots tells, to the cent', async () => {
    await spin(house, await seat(house, take(seedsThat(false), 1)[0] ?? -1));
    const { jackpots: told } = await jackpots(house.ctx, { ids: new Set(), somewhere: new Set() });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ id: 'house-slots-eur', currency: 'EUR' });
    expect(minorOf(told[0]?.amount)).toBe((await potOf(house)).account);
  });

  it('is its account’s balance while sums move on and rounds commit out of the order of their movements', async () => {
    const losers = seedsThat(false);
    const play = async () => spin(house, await seat(house, losers.next().value));
    await play();
    // This round has its movements' ids and does not commit.
    const slow = await addPlayer(house, 'EUR', stakeMinor);
    await giveSeeds(house, slow, losers.next().value);
    const slowSeat = await sitAt(house, slow);
    const held = await holdBack(slowSeat);
    await play();
    const shown = await potOf(house);
    for (let at = 0; at < 5; at += 1) {
      const { upto } = await moveOn();
      expect(upto).toBeLessThan(held.movement);
    }
    expect(await potOf(house)).toEqual(shown);
    await held.commit();
    const after = await potOf(house);
    expect(after).toEqual({ read: after.account, account: shown.account + stakeMinor / 100n });
    await until(async () => {
      const { upto, last } = await moveOn();
      return upto >= last;
    });
    expect(await potOf(house)).toEqual(after);
    expect((await checkpoint()).total).toBe(after.account);
    await play();
    expect(await potOf(house)).toEqual({
      read: after.account + stakeMinor / 100n,
      account: after.account + stakeMinor / 100n,
    });
    await expectSound();
  });

  it('is found out by the ledger check when its sum was spoilt', async () => {
    await spin(house, await seat(house, take(seedsThat(false), 1)[0] ?? -1));
    await moveOn();
    await house.ctx.db.query(spoil);
    const { isSound, mismatches } = await checkLedger(house.ctx.db);
    const { account } = await potOf(house);
    expect(isSound).toBe(false);
    expect(mismatches).toEqual([
      {
        problem: 'jackpot_tally',
        accountId: expect.any(BigInt),
        movementId: null,
        found: account + 1n,
        expected: account,
      },
    ]);
  });
});

const lastMovement = sql('test_last_movement', 'SELECT max(id) AS id FROM movement');

/** Plays a round in a transaction that stays open until it is told to commit. */
const holdBack = async (one: Seat): Promise<{ readonly movement: bigint; readonly commit: () => Promise<void> }> => {
  let commit = (): void => undefined;
  const told = Promise.withResolvers<bigint>();
  const done = house.ctx.db.transaction(async (tx) => {
    const db = { ...house.ctx.db, query: tx.query };
    await spin({ ...house, ctx: { ...house.ctx, db } }, one);
    const [row] = await tx.query<{ id: bigint }>(lastMovement);
    told.resolve(row?.id ?? 0n);
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
  });
  const movement = await told.promise;
  return {
    movement,
    commit: async () => {
      commit();
      await done;
    },
  };
};
