import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { finishStaleRounds } from '#server/services/wallet/finish-rounds.ts';
import { audit, fund, fundsOf, type House, hour, openHouse } from '#tests/server/games/house.ts';
import { examineRush } from './kit-rush.ts';
import { seatAt } from './launch.ts';
import type { Subject } from './subject.ts';

const exclude = sql('kit_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');

/** Everything that a way of calling the wallet has to withstand. Each fact ends with a ledger that sums to zero. */
export const examine = (subject: Subject): void => {
  examineOrder(subject);
  examineRush(subject);
};

/** Calls one after another: repeated, out of order, wrong and late. */
const examineOrder = (subject: Subject): void => {
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

    it('a rollback that ends its round leaves what else was staked there with the game', async () => {
      const at = await seat();
      await at.bet('b1', 100n);
      await at.bet('b2', 200n);
      for (const _ of ['once', 'again'])
        expect(await at.rollback('x1', 'b2', { closes: true })).toEqual({ code: codes.ok, balanceMinor: 9_900n });
      expect((await at.win('w1', 5_000n)).code).toBe(codes.already_settled);
      house.passTime(49 * hour);
      await finishStaleRounds(house.ctx);
      expect(await cashOf(at)).toBe(9_900n);
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
  });
};
