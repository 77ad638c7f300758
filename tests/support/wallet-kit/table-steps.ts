import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardOf } from '#domain/games/book/card-of.ts';
import type { GameId } from '#domain/games/book/registry.ts';
import type { ServerContext } from '#server/context.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { finishStaleRounds } from '#server/services/wallet/finish-rounds.ts';
import {
  addPlayer,
  audit,
  fundsOf,
  type House,
  hour,
  openHouse,
  releaseTogether,
  takeSeat,
} from '#tests/server/games/house.ts';
import { dyingDb } from '../dying-db.ts';
import { moneyOfRounds } from './table-money.ts';

const many = (count: number) => Array.from({ length: count }, (_, n) => n);
const startedMinor = 100_000n;

/**
 * The kit's facts for a table where a round waits for the player: its prize comes by a step, which may be sent before its round, twice, at
 * once, at another's table, late or never, and to a process that dies.
 */
export const examineSteps = (gameId: GameId): void => {
  describe(`the wallet kit: the steps of ${gameId}`, () => {
    const { bets, actions } = cardOf(gameId).sample;
    const [action] = actions;
    let house: House;
    beforeAll(async () => {
      house = await openHouse();
    });
    afterEach(() => audit(house));
    afterAll(() => house.close());

    const sit = async () => {
      const player = await addPlayer(house, 'EUR', startedMinor);
      const { sessionId } = await takeSeat(house, player, gameId);
      const roundId = randomUUID();
      return {
        player,
        sessionId,
        roundId,
        place: (by: ServerContext = house.ctx) => placeRound(by, player, { sessionId, roundId, bets }),
        act: (by: ServerContext = house.ctx, said: object = {}) =>
          actRound(by, player, { sessionId, roundId, step: 0, action, ...said } as Parameters<typeof actRound>[2]),
        /** Cash is what there was, less the stakes of the rounds, and their payouts; there is one round. */
        settle: async (rounds = 1) => {
          const money = await moneyOfRounds(house, player);
          expect(money.rounds).toBe(rounds);
          expect((await fundsOf(house, player)).cash).toBe(startedMinor - money.stakedMinor + money.paidMinor);
          return money;
        },
      };
    };

    it('refuses a step before its round, at another’s, and one that was not asked for', async () => {
      const [first, second] = [await sit(), await sit()];
      expect((await first.act()).ok).toBe(false);
      await first.place();
      const foreign = await second.act(house.ctx, { roundId: first.roundId });
      expect(foreign).toMatchObject({ ok: false, code: 'round_not_found' });
      expect(await first.act(house.ctx, { step: 1 })).toMatchObject({ ok: false, code: 'action_stale' });
      expect(await first.act(house.ctx, { action: { name: 'steal' } })).toMatchObject({ ok: false });
      await first.settle();
      await second.settle(0);
    });

    it('takes a step once, however often it is sent, also 32 times at once', async () => {
      const { player, place, act, settle } = await sit();
      await place();
      const told = await releaseTogether(
        house,
        player,
        many(32).map(() => () => act()),
      );
      expect(told.every(({ ok }) => ok)).toBe(true);
      const money = await settle();
      expect((await act()).ok).toBe(true);
      expect(await settle()).toEqual(money);
    });

    it('a process that dies anywhere in a step leaves it done once when it comes again', async () => {
      for (const step of many(12)) {
        const { place, act, settle } = await sit();
        await place();
        await act({ ...house.ctx, db: dyingDb(house.ctx.db, step + 1).db }).catch(() => undefined);
        expect((await act()).ok).toBe(true);
        await settle();
      }
    });

    it('a round that is left ends after two days, once, and no late step changes what it came to', async () => {
      const { player, place, act, settle } = await sit();
      await place();
      house.passTime(49 * hour);
      await Promise.all([finishStaleRounds(house.ctx), finishStaleRounds(house.ctx)]);
      const money = await settle();
      expect(money.open).toBe(0);
      await act();
      const again = await takeSeat(house, player, gameId);
      await act(house.ctx, { sessionId: again.sessionId });
      expect(await settle()).toEqual(money);
    });
  });
};
