import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, sql } from '#server/db/db.ts';
import { finishStaleRounds } from '#server/services/wallet/finish-rounds.ts';
import { audit, fund, fundsOf, type House, hour, openHouse, releaseTogether } from '#tests/server/games/house.ts';
import { dyingDb } from '../dying-db.ts';
import { seatAt } from './launch.ts';
import type { Subject } from './subject.ts';

const exclude = sql('kit_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Everything that a way of calling the wallet has to withstand. Each fact ends with a ledger that sums to zero. */
export const examine = (subject: Subject): void => {
  describe(`the wallet kit: ${subject.name}`, () => {
    const { codes } = subject;
    let house: House;
    beforeAll(async () => {
      house = await openHouse();
    });
    afterEach(() => audit(house));
    afterAll(() => house.close());
    const seat = (cashMinor = 10_000n) => seatAt(house, subject, cashMinor);
    const cashOf = async ({ player }: Awaited<ReturnType<typeof seat>>) => (await fundsOf(house, player)).cash;

    it('takes a stake, pays a prize and tells the balance after each', async () => {
      const { bet, win } = await seat();
      expect(await bet('b1', 1_050n)).toEqual({ code: codes.ok, balanceMinor: 8_950n });
      expect(await win('w1', 2_500n)).toEqual({ code: codes.ok, balanceMinor: 11_450n });
    });

    it('must-hold 7: answers a repeated bet with the current balance and one debit, also after 25 h', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n);
      await fund(house, at.player, 'EUR', 500n);
      expect(await at.bet('b1', 1_000n)).toEqual({ code: codes.ok, balanceMinor: 9_500n });
      house.passTime(25 * hour);
      expect(await cashOf(at)).toBe(9_500n);
      const later = await at.bet('b1', 1_000n);
      expect(later).toEqual({ code: codes.ok, balanceMinor: 9_500n });
    });

    it('refuses the id of a bet with another amount or round', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n);
      expect((await at.bet('b1', 900n)).code).toBe(codes.duplicate_transaction);
      expect((await at.bet('b1', 1_000n, { round: 'r2' })).code).toBe(codes.duplicate_transaction);
      expect(await cashOf(at)).toBe(9_000n);
    });

    it('must-hold 8: refuses a prize before its bet, and one for another player’s round', async () => {
      const [first, second] = [await seat(), await seat()];
      expect((await first.win('w1', 500n)).code).toBe(codes.bet_not_found);
      await first.bet('b1', 100n, { round: 'mine' });
      expect((await second.win('w2', 500n, { round: 'mine' })).code).toBe(codes.bet_not_found);
      expect(await cashOf(first)).toBe(9_900n);
      expect(await cashOf(second)).toBe(10_000n);
    });

    it('a prize that came before its bet is paid when it comes again after it', async () => {
      const at = await seat();
      expect((await at.win('w1', 500n)).code).toBe(codes.bet_not_found);
      await at.bet('b1', 100n);
      expect(await at.win('w1', 500n)).toEqual({ code: codes.ok, balanceMinor: 10_400n });
      expect(await at.win('w1', 500n)).toEqual({ code: codes.ok, balanceMinor: 10_400n });
    });

    it('a prize a day late is paid, and after two days its undecided bet has gone back instead', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n, { round: 'a' });
      house.passTime(24 * hour);
      expect((await at.win('w1', 300n, { round: 'a' })).code).toBe(codes.ok);
      house.passTime(25 * hour);
      const late = await seat();
      await late.bet('b1', 1_000n, { round: 'b' });
      house.passTime(49 * hour);
      await finishStaleRounds(house.ctx);
      expect([codes.already_cancelled, codes.already_settled]).toContain(
        (await late.win('w1', 9_000n, { round: 'b' })).code,
      );
      expect([await cashOf(at), await cashOf(late)]).toEqual([9_300n, 10_000n]);
    });

    it('an ended round takes no further stake or prize, gives nothing back, and repeats what it said', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n);
      for (const _ of ['once', 'again'])
        expect(await at.win('w1', 300n, { closes: true })).toEqual({ code: codes.ok, balanceMinor: 9_300n });
      expect((await at.win('w2', 300n)).code).toBe(codes.already_settled);
      expect((await at.bet('b2', 100n)).code).toBe(codes.already_settled);
      expect((await at.rollback('x1', 'b1')).code).toBe(codes.already_settled);
      expect((await at.bet('b1', 1_000n)).code).toBe(codes.ok);
      expect(await cashOf(at)).toBe(9_300n);
    });

    it('takes no stake in a game that the launch was not for', async () => {
      const at = await seat();
      expect((await at.bet('b1', 100n, { game: 'another' })).code).toBe(subject.otherGame ?? codes.token_invalid);
      expect(await cashOf(at)).toBe(10_000n);
    });

    it('pays what no bet stands for in own money, which no bonus of the house binds: a promotion and a free round', async () => {
      const at = await seat();
      expect((await at.win('p1', 300n, { kind: 'promo', round: 'p' })).code).toBe(codes.ok);
      expect((await at.win('f1', 200n, { kind: 'free_round', round: 'f' })).code).toBe(codes.ok);
      expect(await fundsOf(house, at.player)).toEqual({ cash: 10_500n, bonus: 0n });
    });

    it('must-hold 9: a rollback before its bet has no effect, and refuses the late bet', async () => {
      const at = await seat();
      const neverCame = subject.neverCame ?? codes.ok;
      for (const _ of ['once', 'again'])
        expect(await at.rollback('x1', 'b1')).toEqual({ code: neverCame, balanceMinor: 10_000n });
      expect((await at.bet('b1', 1_000n)).code).toBe(codes.transaction_cancelled);
      expect(await cashOf(at)).toBe(10_000n);
    });

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

    it('must-hold 11: gives a bet back once; a second rollback undoes nothing', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n);
      expect(await at.rollback('x1', 'b1')).toEqual({ code: codes.ok, balanceMinor: 10_000n });
      expect((await at.rollback('x1', 'b1')).code).toBe(codes.ok);
      expect((await at.rollback('x2', 'b1')).code).toBe(codes.already_cancelled);
      expect(await cashOf(at)).toBe(10_000n);
    });

    it('refuses to take a bet back that a prize has decided', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n);
      await at.win('w1', 0n);
      expect((await at.rollback('x1', 'b1')).code).toBe(codes.already_settled);
      expect(await cashOf(at)).toBe(9_000n);
    });

    it('must-hold 12: refuses another currency and another player’s launch, and logs both', async () => {
      const [first, second] = [await seat(), await seat()];
      await first.bet('b1', 100n);
      await second.bet('b1', 100n);
      const before = house.logged.length;
      expect((await first.bet('b2', 100n, { currency: 'USD' })).code).toBe(codes.currency_mismatch);
      expect((await first.bet('b3', 100n, { token: second.token })).code).toBe(codes.token_invalid);
      expect((await first.bet('b4', 100n, { token: 'x'.repeat(40) })).code).toBe(codes.token_invalid);
      expect(house.logged.slice(before).filter((line) => line.includes('refused')).length).toBeGreaterThan(0);
      expect(await cashOf(first)).toBe(9_900n);
      expect(await cashOf(second)).toBe(9_900n);
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

    it('refuses a stake after the session ended, and still pays and gives back', async () => {
      const at = await seat();
      await at.bet('b1', 1_000n, { round: 'a' });
      await at.bet('b2', 1_000n, { round: 'b' });
      house.passTime(hour);
      expect((await at.bet('b3', 100n)).code).toBe(codes.token_expired);
      expect((await at.win('w1', 1_500n, { round: 'a' })).code).toBe(codes.ok);
      expect((await at.rollback('x1', 'b2', { round: 'b' })).code).toBe(codes.ok);
      expect(await cashOf(at)).toBe(10_500n);
    });

    it('refuses a launch that came too late', async () => {
      const at = await seat();
      house.passTime(61_000);
      expect((await at.bet('b1', 100n)).code).toBe(codes.token_expired);
    });

    it('refuses a stake above the limit of the launch, and one of a player who is excluded', async () => {
      const at = await seat(2_000_000n);
      expect((await at.bet('b1', 1_000_001n)).code).toBe(codes.bet_limit);
      await house.ctx.db.query(exclude, [at.player.playerId, new Date(house.ctx.clock.now().getTime() + hour)]);
      expect((await at.bet('b2', 100n)).code).toBe(codes.player_disabled);
      expect(await cashOf(at)).toBe(2_000_000n);
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
