import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardOf } from '#domain/games/book/card-of.ts';
import type { GameId } from '#domain/games/book/registry.ts';
import type { ServerContext } from '#server/context.ts';
import { DatabaseUnavailable, sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import {
  addPlayer,
  audit,
  fund,
  fundsOf,
  type House,
  hour,
  openHouse,
  releaseTogether,
  takeSeat,
} from '#tests/server/games/house.ts';
import { dyingDb } from '../dying-db.ts';
import { moneyOfRounds } from './table-money.ts';

const exclude = sql('kit_exclude_table', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
const many = (count: number) => Array.from({ length: count }, (_, n) => n);
const started = 100_000n;

/**
 * The kit's facts for the functions by which the house's own tables place a round, where a bet and its prize are one call: whatever
 * is repeated, cut off or sent at once, the player's money is what was there, less each round's stake, and its payout.
 */
export const examineTable = (gameId: GameId): void => {
  describe(`the wallet kit: the table of ${gameId}`, () => {
    const { bets } = cardOf(gameId).sample;
    let house: House;
    beforeAll(async () => {
      house = await openHouse();
    });
    afterEach(() => audit(house));
    afterAll(() => house.close());

    const sit = async (cashMinor = started) => {
      const player = await addPlayer(house, 'EUR', cashMinor);
      const { sessionId } = await takeSeat(house, player, gameId);
      const place = (roundId: string, by: ServerContext = house.ctx, placed: unknown = bets) =>
        placeRound(by, player, { sessionId, roundId, bets: placed });
      return { player, sessionId, place };
    };
    /** How many rounds there are, once the money was found to be theirs. */
    const roundsOf = async (player: PlayerSession, hadMinor = started): Promise<number> => {
      const { rounds, stakedMinor, paidMinor } = await moneyOfRounds(house, player);
      expect((await fundsOf(house, player)).cash).toBe(hadMinor - stakedMinor + paidMinor);
      return rounds;
    };
    const balanceOf = (placed: Awaited<ReturnType<typeof placeRound>>) =>
      placed.ok ? placed.value.balance : placed.code;

    it('answers a repeated round with the current balance, and takes one stake', async () => {
      const { player, place } = await sit();
      const id = randomUUID();
      const first = await place(id);
      expect(first.ok).toBe(true);
      await fund(house, player, 'EUR', 500n);
      const again = await place(id);
      expect(again.ok && first.ok && again.value.round.id === first.value.round.id).toBe(true);
      expect(Number(balanceOf(again))).toBeCloseTo(Number(balanceOf(first)) + 5, 2);
      expect(await roundsOf(player, started + 500n)).toBe(1);
    });

    it('refuses the id of a round with other bets, and of another player’s', async () => {
      const [first, second] = [await sit(), await sit()];
      const id = randomUUID();
      await first.place(id);
      const [bet] = bets;
      const other = [{ ...bet, amount: (Number(bet?.amount) * 2).toFixed(2) }];
      expect((await first.place(id, house.ctx, other)).ok).toBe(false);
      expect((await second.place(id)).ok).toBe(false);
      expect(await roundsOf(first.player)).toBe(1);
      expect(await roundsOf(second.player)).toBe(0);
    });

    it('takes one stake of a round that is sent 32 times at once', async () => {
      const { player, place } = await sit();
      const id = randomUUID();
      const told = await releaseTogether(
        house,
        player,
        many(32).map(() => () => place(id)),
      );
      expect(told.every(({ ok }) => ok)).toBe(true);
      expect(new Set(told.map((one) => one.ok && one.value.round.id)).size).toBe(1);
      expect(await roundsOf(player)).toBe(1);
    });

    it('keeps every cent of 32 rounds at once, with money for fewer', async () => {
      const cash = 700n;
      const { player, place } = await sit(cash);
      const told = await releaseTogether(
        house,
        player,
        many(32).map(() => () => place(randomUUID())),
      );
      const taken = told.filter(({ ok }) => ok).length;
      expect(taken).toBeGreaterThan(0);
      expect(await roundsOf(player, cash)).toBe(taken);
      for (const one of told)
        if (!one.ok) expect(['insufficient_funds', 'round_open', 'too_soon', 'stake_above_limit']).toContain(one.code);
    });

    it('plays nothing at another’s table, after an hour away, or while excluded', async () => {
      const [first, second] = [await sit(), await sit()];
      const stolen = { sessionId: first.sessionId, roundId: randomUUID(), bets };
      expect(await placeRound(house.ctx, second.player, stolen)).toMatchObject({ code: 'game_session_invalid' });
      await house.ctx.db.query(exclude, [second.player.playerId, new Date(house.ctx.clock.now().getTime() + 2 * hour)]);
      expect(await second.place(randomUUID())).toMatchObject({ code: 'player_excluded' });
      house.passTime(hour);
      expect(await first.place(randomUUID())).toMatchObject({ code: 'game_session_expired' });
      expect([await roundsOf(first.player), await roundsOf(second.player)]).toEqual([0, 0]);
    });

    it('a process that dies anywhere in a round leaves one when it is asked for again', async () => {
      for (const step of many(12)) {
        const { player, place } = await sit();
        const id = randomUUID();
        await place(id, { ...house.ctx, db: dyingDb(house.ctx.db, step + 1).db }).catch(() => undefined);
        expect((await place(id)).ok).toBe(true);
        expect(await roundsOf(player)).toBe(1);
      }
    });

    it('tells a lost database as such, which is answered as the one thing to try again', async () => {
      const { player, place } = await sit();
      const gone = () => Promise.reject(new DatabaseUnavailable('away'));
      const by = { ...house.ctx, db: { ...house.ctx.db, query: gone, transaction: gone } };
      await expect(place(randomUUID(), by)).rejects.toThrow(DatabaseUnavailable);
      expect(await roundsOf(player)).toBe(0);
    });
  });
};
