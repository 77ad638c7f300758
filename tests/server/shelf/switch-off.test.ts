import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { common as lotto } from '#domain/games/lotto/lotto-6-49/common.ts';
import { sql } from '#server/db/db.ts';
import { listSettingsOf, readSettingOf } from '#server/services/desk/games/read-settings.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { advance } from '#server/services/shared/rounds.ts';
import { placeStake } from '#server/services/shared/stakes.ts';
import { endOffRounds } from '#server/services/shelf/end-off-rounds.ts';
import { dyingDb } from '#tests/support/dying-db.ts';
import { addPlayer, audit, fund, fundsOf, type House, hour, minute, openHouse, takeSeat } from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { offNow, settle } from './settle.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(() => audit(house));
afterAll(async () => {
  await closeRooms(house.ctx);
  await house.close();
});

const roundOf = sql('test_off_round', 'SELECT status, payout, stake FROM round WHERE id = $1');
const readRound = async (id: string) => (await house.ctx.db.query<{ status: string }>(roundOf, [id]))[0];
const bellOf = sql('test_off_bell', `SELECT facts FROM notification WHERE player_id = $1 AND kind = 'game_closing'`);
const orphan = sql('test_orphan_round', `UPDATE round SET game_id = 'gone' WHERE id = $1`);
const openMines = async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  await fund(house, player, 'EUR', 1_000n, 'bonus');
  const { sessionId } = await takeSeat(house, player, 'mines');
  const roundId = randomUUID();
  const placed = await placeRound(house.ctx, player, {
    sessionId,
    roundId,
    bets: [{ spot: 'mines:1', amount: '15.00' }],
  });
  if (!placed.ok) throw new Error(placed.code);
  return { player, roundId };
};

it('says before what it will meet, tells who has a round there, and ends by the rules what was not finished', async () => {
  const { player, roundId } = await openMines();
  const before = await readSettingOf(house.ctx, { of: 'game', id: 'mines' });
  expect(before.ok && before.value.consequences.waiting).toEqual([{ currency: 'EUR', count: 1, amount: '15.00' }]);
  const version = await settle(house, 'mines', 'off', offNow(house, 2));
  expect(await endOffRounds(house.ctx)).toBe(0);
  await endOffRounds(house.ctx);
  expect(await house.ctx.db.query(bellOf, [player.playerId])).toHaveLength(1);
  expect(await readRound(roundId)).toMatchObject({ status: 'open' });
  house.passTime(2 * hour);
  expect(await endOffRounds(house.ctx)).toBe(1);
  expect(await endOffRounds(house.ctx)).toBe(0);
  // A field without a pick was never at risk: its rules give the stake back, cash as cash and bonus as bonus.
  expect(await readRound(roundId)).toMatchObject({ status: 'settled' });
  expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 1_000n });
  const { history } = await listSettingsOf(house.ctx);
  expect(history.find((one) => one.version === version)?.done).toEqual({
    told: 1,
    rounds: [{ how: 'rules', currency: 'EUR', count: 1, amount: '15.00' }],
  });
  await settle(house, 'mines', 'off', {});
});

it('gives a stake back as it was taken where no rules can decide its round any more', async () => {
  const { player, roundId } = await openMines();
  await house.ctx.db.query(orphan, [roundId]);
  const version = await settle(house, 'gone', 'off', offNow(house, 1));
  await endOffRounds(house.ctx);
  house.passTime(hour);
  expect(await endOffRounds(house.ctx)).toBe(1);
  expect(await readRound(roundId)).toMatchObject({ status: 'cancelled', stake: 0n });
  expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 1_000n });
  // Its record can be read, as that of a stake in a common round that was given back.
  const record = await roundRecord(house.ctx, player, roundId);
  expect(record.ok && record.value.round).toMatchObject({ stake: '0.00', payout: '0.00', outcome: {} });
  const { history } = await listSettingsOf(house.ctx);
  expect(history.find((one) => one.version === version)?.done?.rounds).toMatchObject([{ how: 'refunded', count: 1 }]);
});

it('gives back stakes of a common round that did not start, and of one that nobody can decide any more', async () => {
  await advance(house.ctx, lotto, { term: randomUUID(), awake: true });
  const bets = [{ spot: 'row:1-2-3-4-5-6', amount: '1.00' }];
  const stakes = await Promise.all(
    [0, 1].map(async () => {
      const player = await addPlayer(house, 'EUR', 50n);
      await fund(house, player, 'EUR', 50n, 'bonus');
      const { sessionId } = await takeSeat(house, player, 'lotto-6-49');
      const stakeId = randomUUID();
      const placed = await placeStake(house.ctx, player, lotto, { sessionId, stakeId, bets });
      if (!placed.ok) throw new Error(placed.code);
      return { player, stakeId };
    }),
  );
  await house.ctx.db.query(orphan, [stakes[1]?.stakeId]);
  const versions = [
    await settle(house, 'lotto-6-49', 'off', offNow(house, 1)),
    await settle(house, 'gone', 'off', offNow(house, 1)),
  ];
  await endOffRounds(house.ctx);
  house.passTime(hour);
  expect(await endOffRounds(house.ctx)).toBe(2);
  expect(await endOffRounds(house.ctx)).toBe(0);
  for (const { player, stakeId } of stakes) {
    expect(await readRound(stakeId)).toMatchObject({ status: 'cancelled', stake: 0n });
    expect(await fundsOf(house, player)).toEqual({ cash: 50n, bonus: 50n });
  }
  const { history } = await listSettingsOf(house.ctx);
  for (const version of versions)
    expect(history.find((one) => one.version === version)?.done?.rounds).toMatchObject([{ how: 'refunded', count: 1 }]);
  await settle(house, 'lotto-6-49', 'off', {});
});

it('rolls back at the end what an outside studio did not decide', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const studio = await seatPlayer(house, player);
  await studio.bet('b1', 1_000n, { round: 'r1' });
  await settle(house, 'studio-slot', 'off', offNow(house, 1));
  await endOffRounds(house.ctx);
  house.passTime(hour);
  expect(await endOffRounds(house.ctx)).toBe(1);
  expect(await fundsOf(house, player)).toEqual({ cash: 10_000n, bonus: 0n });
  await settle(house, 'studio-slot', 'off', {});
});

it('ends whole wherever its process died, each stake once', async () => {
  const rounds = [await openMines(), await openMines()];
  const version = await settle(house, 'mines', 'off', offNow(house, 1));
  house.passTime(hour);
  for (let at = 1, isOver = false; !isOver && at < 200; at += 1) {
    isOver = await endOffRounds({ ...house.ctx, db: dyingDb(house.ctx.db, at).db }).then(
      () => true,
      () => false,
    );
    house.passTime(minute);
  }
  await endOffRounds(house.ctx);
  for (const { player, roundId } of rounds) {
    expect(await readRound(roundId)).toMatchObject({ status: 'settled' });
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 1_000n });
    expect(await house.ctx.db.query(bellOf, [player.playerId])).toHaveLength(1);
  }
  const { history } = await listSettingsOf(house.ctx);
  expect(history.find((one) => one.version === version)?.done?.rounds).toMatchObject([{ how: 'rules', count: 2 }]);
  await settle(house, 'mines', 'off', {});
});

it('says how each round ended where several processes are at it', async () => {
  for (let rounds = 0; rounds < 4; rounds += 1) await openMines();
  const version = await settle(house, 'mines', 'off', offNow(house, 1));
  house.passTime(hour);
  const ended = await Promise.all(Array.from({ length: 3 }, () => endOffRounds(house.ctx)));
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(4);
  const { history } = await listSettingsOf(house.ctx);
  expect(history.find((one) => one.version === version)?.done?.rounds).toMatchObject([{ how: 'rules', count: 4 }]);
  await settle(house, 'mines', 'off', {});
});

it('of a studio holds for each of its games, and for one that joins it later', async () => {
  const studio = house.ctx.catalogue.byId.get('mines')?.provider ?? '';
  await house.ctx.db.query(sql('test_homes', 'SELECT game_homes_keep($1, $2)'), [['mines'], [studio]]);
  await settle(house, studio, 'countries', { hidden: ['DE'] }, 'studio');
  await house.ctx.db.query(sql('test_homes', 'SELECT game_homes_keep($1, $2)'), [['dice'], [studio]]);
  await settle(house, 'mines', 'countries', { hidden: ['NL'] });
  const rules = sql('test_rules', `SELECT game_id, hidden FROM game_rule WHERE hidden <> '{}' ORDER BY 1`);
  expect(await house.ctx.db.query(rules)).toEqual([
    { game_id: 'dice', hidden: ['DE'] },
    { game_id: 'mines', hidden: ['DE', 'NL'] },
  ]);
});
