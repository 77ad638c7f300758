import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/db.ts';
import { audit, fundsOf, type House, openHouse, releaseTogether } from '#tests/server/games/house.ts';
import { dyingDb } from '../dying-db.ts';
import { seatAt } from './launch.ts';
import type { Subject } from './subject.ts';

const many = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Calls at one instant, and calls that are cut off. */
export const examineRush = (subject: Subject): void => {
  describe(`the wallet kit at one instant: ${subject.name}`, () => {
    const { codes } = subject;
    let house: House;
    beforeAll(async () => {
      house = await openHouse();
    });
    afterEach(() => audit(house));
    afterAll(() => house.close());
    const seat = (cashMinor = 10_000n) => seatAt(house, subject, cashMinor);
    const cashOf = async ({ player }: Awaited<ReturnType<typeof seat>>) => (await fundsOf(house, player)).cash;

    it('must-hold 10: of a prize and a rollback at once the first counts, and never both', async () => {
      for (const n of many(6)) {
        const at = await seat(1_000n);
        await at.bet('b1', 1_000n);
        const acts = [() => at.win('w1', 3_000n), () => at.rollback('x1', 'b1')];
        const told = await releaseTogether(house, at.player, n % 2 === 0 ? acts : acts.reverse());
        expect(told.filter(({ code }) => code === codes.ok)).toHaveLength(1);
        expect([1_000n, 3_000n]).toContain(await cashOf(at));
      }
    });

    it('must-hold 13: a bet sent 32 times while the first still runs is debited once', async () => {
      const at = await seat();
      await at.bet('b0', 0n, { round: 'r0' });
      const told = await releaseTogether(
        house,
        at.player,
        many(32).map(() => () => at.bet('b1', 200n)),
      );
      expect(new Set(told.map(({ code }) => code))).toEqual(new Set([codes.ok]));
      expect(await cashOf(at)).toBe(9_800n);
    });

    it('of 32 bets of the whole balance at once one is taken', async () => {
      const at = await seat(500n);
      await at.bet('first', 0n, { round: 'first' });
      const acts = many(32).map((n) => () => at.bet(`b${n}`, 500n, { round: `r${n}` }));
      const told = await releaseTogether(house, at.player, acts);
      expect(told.filter(({ code }) => code === codes.ok)).toHaveLength(1);
      const refused = told.filter(({ code }) => code !== codes.ok);
      expect(refused.every((one) => one.code === codes.insufficient_funds && one.balanceMinor === 0n)).toBe(true);
    });

    it('of 32 rollbacks of one bet at once, and 32 times one prize, one counts', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n, { round: 'a' });
      await at.bet('b2', 1_000n, { round: 'b' });
      const back = many(32).map((n) => () => at.rollback(`x${n}`, 'b1', { round: 'a' }));
      const told = await releaseTogether(house, at.player, back);
      expect(told.filter(({ code }) => code === codes.ok)).toHaveLength(1);
      expect(told.filter(({ code }) => code === codes.already_cancelled)).toHaveLength(31);
      const won = many(32).map(() => () => at.win('w1', 500n, { round: 'b' }));
      expect(new Set((await releaseTogether(house, at.player, won)).map(({ code }) => code))).toEqual(
        new Set([codes.ok]),
      );
      expect(await cashOf(at)).toBe(9_500n);
    });

    it('a launch opens one session, however many calls come first at once', async () => {
      const at = await seat();
      const told = await Promise.all(many(16).map((n) => at.bet(`b${n}`, 100n, { round: `r${n}` })));
      expect(told.every(({ code }) => code === codes.ok)).toBe(true);
      expect(await cashOf(at)).toBe(8_400n);
    });

    it('a process that dies anywhere in a call leaves one debit, one prize and nothing to give back twice when it comes again', async () => {
      for (const step of many(20)) {
        const at = await seat();
        const by = () => ({ ...house.ctx, db: dyingDb(house.ctx.db, step + 1).db });
        await at.bet('b1', 1_000n, { by: by() }).catch(() => undefined);
        expect((await at.bet('b1', 1_000n)).code).toBe(codes.ok);
        await at.win('w1', 300n, { by: by(), closes: true }).catch(() => undefined);
        expect((await at.win('w1', 300n, { closes: true })).code).toBe(codes.ok);
        expect((await at.win('w2', 300n)).code).toBe(codes.already_settled);
        await at.bet('b2', 500n, { by: by(), round: 'other' }).catch(() => undefined);
        await at.rollback('x2', 'b2', { by: by(), round: 'other' }).catch(() => undefined);
        const back = await at.rollback('x2', 'b2', { round: 'other' });
        expect([codes.ok, subject.neverCame]).toContain(back.code);
        expect(await cashOf(at)).toBe(9_300n);
      }
    });

    it('tells a lost database as the one thing to try again', async () => {
      const at = await seat();
      await at.bet('b1', 100n);
      const gone = () => Promise.reject(new DatabaseUnavailable('away'));
      const by = { ...house.ctx, db: { ...house.ctx.db, query: gone, transaction: gone } };
      expect((await at.win('w1', 100n, { by })).code).toBe(codes.temporary);
    });
  });
};
