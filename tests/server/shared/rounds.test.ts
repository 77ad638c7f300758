import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLinkOf } from '#domain/fairness/hash-chain.ts';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { pointOf } from '#domain/games/crash/round.ts';
import { graceMs } from '#domain/games/kit/common-game.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ensureChains, linkAt, publishedChains } from '#server/services/shared/chains.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { cashOut } from '#server/services/shared/stakes.ts';
import { addPlayer, fundsOf, type House, openHouse } from '../games/house.ts';
import { ended, holdLead, layChain, lead, present, recordOf, sitAtCrash, stake } from './table.ts';

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

const { bettingMs, restMs } = commonCrash;
/** Another process, or the same one after it lost the lock: a new term. */
const successor = { term: randomUUID(), awake: true };

const seated = async (): Promise<{ player: PlayerSession; sessionId: string }> => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  return { player, sessionId: await sitAtCrash(house, player) };
};

describe('a round', () => {
  it('opens, starts, ends at its point, is settled, and is followed by the next link', async () => {
    const seed = await layChain(house, [190, 200], [100, 300]);
    await lead(house);
    const { player, sessionId } = await seated();
    const [won, lost] = [await stake(house, player, sessionId, 'auto:1.20', '10.00'), await seated()];
    const lostId = await stake(house, lost.player, lost.sessionId, 'auto:5.00', '10.00');
    house.passTime(bettingMs);
    expect(await lead(house)).toMatchObject({ changed: false });
    expect(await present(house)).toMatchObject({ index: 1, link: null, ended_at: null });
    house.passTime(10_100);
    await lead(house);
    const round = await present(house);
    expect(round).toMatchObject({ index: 1, unled: false });
    expect(isLinkOf(round.commitment, 1, round.link ?? '')).toBe(true);
    expect(seed).not.toBe(round.link);
    house.passTime(graceMs);
    await lead(house);
    const outcome = (await present(house)).outcome;
    expect(await recordOf(house, won)).toMatchObject({ status: 'settled', payout: 1_200n, outcome });
    expect(await recordOf(house, lostId)).toMatchObject({ status: 'settled', payout: 0n, outcome });
    house.passTime(restMs);
    await lead(house);
    expect(await present(house)).toMatchObject({ chain: 1, index: 2, link: null, salt: round.salt });
  });

  it('keeps its outcome out of the record of a stake that left, until it is over', async () => {
    await layChain(house, [300, 400]);
    await lead(house);
    const { player, sessionId } = await seated();
    const id = await stake(house, player, sessionId, 'auto:1.20');
    house.passTime(bettingMs + 4_000);
    await lead(house);
    expect(await recordOf(house, id)).toMatchObject({ status: 'settled', payout: 120n, outcome: {} });
  });

  it('that crashes at once takes every stake', async () => {
    await layChain(house, [99, 99]);
    await lead(house);
    const { player, sessionId } = await seated();
    const id = await stake(house, player, sessionId, 'manual');
    house.passTime(bettingMs);
    expect(await cashOut(house.ctx, player, commonCrash, id)).toMatchObject({ code: 'round_already_settled' });
    await lead(house);
    house.passTime(graceMs);
    await lead(house);
    expect(await recordOf(house, id)).toMatchObject({ payout: 0n, outcome: { point: '1.00', instant: true } });
  });

  it('is not opened for an empty room', async () => {
    await layChain(house, [150, 200]);
    await lead(house, { ...successor, awake: false });
    await expect(present(house)).rejects.toThrow('no round');
  });
});

describe('when nobody leads', () => {
  /** Three stakes: one by hand that stays, one whose target is reached, one that has left by hand. */
  const flight = async (low: number, high: number) => {
    await layChain(house, [low, high]);
    await lead(house);
    const [stays, reaches, left] = [await seated(), await seated(), await seated()];
    const ids = [
      await stake(house, stays.player, stays.sessionId, 'manual', '10.00'),
      await stake(house, reaches.player, reaches.sessionId, 'auto:1.40', '10.00'),
      await stake(house, left.player, left.sessionId, 'manual', '10.00'),
    ] as const;
    house.passTime(bettingMs);
    await lead(house);
    house.passTime(1_000);
    expect(await cashOut(house.ctx, left.player, commonCrash, ids[2])).toMatchObject({ ok: true });
    return { players: [stays.player, reaches.player, left.player] as const, ids };
  };

  it('at the end of a round, what left or reached its target is paid, and every other stake goes back', async () => {
    const { players, ids } = await flight(150, 160);
    house.passTime(60_000);
    await lead(house, successor);
    expect((await ended(house))[0]).toMatchObject({ index: 1, unled: true });
    expect(await recordOf(house, ids[0])).toMatchObject({ status: 'cancelled', payout: 0n });
    expect(await recordOf(house, ids[1])).toMatchObject({ status: 'settled', payout: 1_400n });
    expect(await recordOf(house, ids[2])).toMatchObject({ status: 'settled', payout: 1_070n });
    const funds = await Promise.all(players.map((player) => fundsOf(house, player)));
    expect(funds.map(({ cash }) => cash)).toEqual([10_000n, 10_400n, 10_070n]);
  });

  it('for a while in the middle of a round, it is resumed as if nothing had been', async () => {
    const { players, ids } = await flight(300, 400);
    house.passTime(6_000);
    await lead(house, successor);
    expect(await recordOf(house, ids[1])).toMatchObject({ status: 'settled', payout: 1_400n });
    expect(await cashOut(house.ctx, players[0], commonCrash, ids[0])).toMatchObject({ ok: true });
    house.passTime(60_000);
    await lead(house, successor);
    expect((await ended(house))[0]).toMatchObject({ index: 1, unled: false });
  });

  it('while stakes are taken, nobody’s instant crash is given back', async () => {
    await layChain(house, [99, 99]);
    await lead(house);
    const { player, sessionId } = await seated();
    const id = await stake(house, player, sessionId, 'manual');
    await lead(house, successor);
    house.passTime(bettingMs);
    await lead(house, successor);
    house.passTime(graceMs);
    await lead(house, successor);
    expect(await recordOf(house, id)).toMatchObject({ status: 'settled', payout: 0n });
  });

  it('after the end and before the settling, a successor settles as the first would have', async () => {
    const { ids } = await flight(150, 160);
    house.passTime(6_000);
    await lead(house);
    house.passTime(60_000);
    await lead(house, successor);
    expect(await recordOf(house, ids[0])).toMatchObject({ status: 'settled', payout: 0n });
  });
});

describe('a chain', () => {
  it('and the one after it are committed before the first is begun, and stored sealed', async () => {
    const chains = await ensureChains(house.ctx, commonCrash, 1);
    expect(chains.map(({ number, length, salt }) => ({ number, length, salt }))).toEqual([
      { number: 2, length: 10_000, salt: null },
      { number: 1, length: 10_000, salt: null },
    ]);
    const [first] = chains.toReversed();
    const link = await linkAt(house.ctx, 'crash', 1, 137);
    expect(isLinkOf(first?.commitment ?? '', 137, link)).toBe(true);
    const seed = await linkAt(house.ctx, 'crash', 1, 10_000);
    expect(first?.sealed_seed.includes(seed)).toBe(false);
    expect(await publishedChains(house.ctx, 'crash')).toMatchObject({ value: { chains: [{ chain: 'crash-2' }, {}] } });
    expect(await publishedChains(house.ctx, 'roulette-european')).toMatchObject({ code: 'game_unknown' });
  });

  it('that ten processes want to make at once is made once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => ensureChains(house.ctx, commonCrash, 1)));
    expect(new Set(all.map((chains) => chains.map(({ commitment }) => commitment).join())).size).toBe(1);
  });

  it('that is used up is followed by the one committed beside it', async () => {
    await layChain(house, [99, 99], [99, 120], [99, 120], [99, 120]);
    await lead(house);
    const [next] = await ensureChains(house.ctx, commonCrash, 1);
    for (let index = 1; index <= 4; index++) {
      expect(await present(house)).toMatchObject({ chain: 1, index });
      house.passTime(60_000);
      await lead(house);
      await lead(house);
    }
    expect(await present(house)).toMatchObject({ chain: 2, index: 1, commitment: next?.commitment, starts_at: null });
  });

  it('announced to be salted by a public value waits for it', async () => {
    await ensureChains(house.ctx, commonCrash, 1);
    const change = (text: string) => house.ctx.db.query(sql(`test_${text.length}`, text));
    await change(`UPDATE shared_chain SET announced = 'a block to come' WHERE number = 1`);
    await lead(house);
    await expect(present(house)).rejects.toThrow('no round');
    await change(
      `UPDATE shared_chain SET salt = 'its hash', salt_source = announced, salted_at = now() WHERE number = 1`,
    );
    house.passTime(restMs);
    await lead(house);
    const round = await present(house);
    expect(round).toMatchObject({ index: 1, salt: 'its hash', salt_source: 'a block to come' });
    expect(round.starts_at).not.toBeNull();
    const link = await linkAt(house.ctx, 'crash', 1, 1);
    expect(pointOf({ link, salt: 'its hash' })).toBeGreaterThanOrEqual(99);
  });
});
