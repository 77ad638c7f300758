import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { findSeeds, giveSeeds, takeSeat } from '#tests/server/games/house.ts';
import { type House, openedDeposit, send, webhookBody } from '#tests/server/payments/house.ts';
import { granted, holdsOn, verify } from '#tests/server/withdrawals/desk.ts';
import { fund } from '#tests/support/ledger.ts';
import { depositOffer, spinsOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, credit, faults, moneyOf, notedOf, openShop, pay, stood, toldOf } from './shop.ts';

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer({
      id: 'at-once',
      wagering: null,
      freeSpins: null,
      reward: { kind: 'deposit', minDepositEur: '10', steps: [{ upToEur: null, percent: 100, freeSpins: 0 }] },
    }),
    spinsOffer({
      id: 'unlocked',
      freeSpins: {
        gameId: 'slot-tidepool',
        stakeEur: '1',
        days: 7,
        spins: 20,
        unlock: { depositEur: '20', extraBonusPercent: 50 },
      },
    }),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

const takesBack = (opened: Awaited<ReturnType<typeof openedDeposit>>) =>
  send(shop, opened.gateway, webhookBody(opened, { type: 'payment.reversed' }));
const winning = findSeeds(
  (seeds) => slotTidepool.play([{ spot: 'spin', amountMinor: 100n }], createStream(seeds)).payoutMinor > 0n,
);

describe('a deposit that is taken back', () => {
  it('takes with it what it unlocked, and no other deposit does', async () => {
    const taker = await addTaker(shop);
    await giveSeeds(shop, taker, winning);
    const taken = await accept(shop, taker, 'unlocked');
    if (!taken.ok) throw new Error(taken.code);
    const { sessionId } = await takeSeat(shop, taker, 'slot-tidepool');
    await playFreeSpinAt(shop.ctx, taker, { sessionId, roundId: randomUUID(), grantId: taken.value.id });
    const [one, other] = [await openedDeposit(shop, taker), await openedDeposit(shop, taker)];
    await credit(shop, one, 3_000n);
    await credit(shop, other, 3_000n);
    const [, bonus, locked] = await moneyOf(shop, taker);
    expect([bonus > 0n, locked]).toEqual([true, 0n]);
    await takesBack(other);
    expect(await moneyOf(shop, taker)).toEqual([3_000n, bonus, 0n]);
    await takesBack(one);
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
    expect(await stood(shop, taker)).toEqual(['unlocked CANCELLED deposit_reversed']);
    expect((await toldOf(shop, taker)).map(({ kind }) => kind)).toContain('bonus_taken_back');
  });

  it('after its bonus became own money is on record, and holds later withdrawals', async () => {
    const taker = await addTaker(shop);
    await verify(shop, taker.playerId);
    await accept(shop, taker, 'at-once');
    const opened = await openedDeposit(shop, taker);
    await credit(shop, opened, 3_000n);
    expect(await moneyOf(shop, taker)).toEqual([6_000n, 0n, 0n]);
    await takesBack(opened);
    await takesBack(opened);
    expect((await notedOf(shop, taker)).filter(({ kind }) => kind === 'reversed')).toEqual([
      { kind: 'reversed', actor: 'house', facts: { deposit: opened.id, currency: 'EUR', released: 3_000 } },
    ]);
    await fund(shop.ctx.db, taker.playerId, 3_000n);
    expect(await holdsOn(shop, await granted(shop, taker))).toContain('bonus_reversed');
  });

  it('for which no bonus was given holds nothing of the kind', async () => {
    const taker = await addTaker(shop);
    await verify(shop, taker.playerId);
    await accept(shop, taker, 'at-once');
    await pay(shop, taker, 3_000n);
    const opened = await openedDeposit(shop, taker);
    await credit(shop, opened, 3_000n);
    await takesBack(opened);
    expect(await holdsOn(shop, await granted(shop, taker))).not.toContain('bonus_reversed');
  });
});
