import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { addCurrency, listFunds } from '#server/services/wallet/funds.ts';
import { findSeeds, giveSeeds, takeSeat } from '#tests/server/games/house.ts';
import type { House } from '#tests/server/payments/house.ts';
import { spinsOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, faults, moneyOf, openShop, pay } from './shop.ts';

const offer = spinsOffer({
  id: 'unlocked',
  freeSpins: {
    gameId: 'slot-tidepool',
    stakeEur: '1',
    days: 7,
    spins: 20,
    unlock: { depositEur: '20', extraBonusPercent: 50 },
  },
});
let shop: House;
beforeAll(async () => {
  shop = await openShop([offer]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

const winning = findSeeds(
  (seeds) => slotTidepool.play([{ spot: 'spin', amountMinor: 100n }], createStream(seeds)).payoutMinor > 0n,
);

/** A player whose spins have won something, which is locked; and how much. */
async function winner(): Promise<{ taker: PlayerSession; locked: bigint }> {
  const taker = await addTaker(shop);
  await giveSeeds(shop, taker, winning);
  const taken = await accept(shop, taker, 'unlocked');
  if (!taken.ok) throw new Error(taken.code);
  const { sessionId } = await takeSeat(shop, taker, 'slot-tidepool');
  const input = { sessionId, roundId: randomUUID(), grantId: taken.value.id };
  const played = await playFreeSpinAt(shop.ctx, taker, input);
  if (!played.ok) throw new Error(played.code);
  const [, , locked] = await moneyOf(shop, taker);
  expect(locked).toBeGreaterThan(0n);
  return { taker, locked };
}

const asked = async (taker: PlayerSession, currency: CurrencyCode = 'EUR') =>
  (await listFunds(shop.ctx, taker)).find((fund) => fund.currency === currency)?.freeSpinWallet?.winUnlockConfig;

describe('what free spins won', () => {
  it('is unlocked by the deposit that the wallet names, and not by a cent less', async () => {
    const { taker, locked } = await winner();
    const config = {
      depositAmount: '20.00',
      depositAmountInEur: '20.00',
      depositCurrency: 'EUR',
      extraBonusPercent: 50,
    };
    expect(await asked(taker)).toEqual(config);
    await pay(shop, taker, 1_999n);
    expect(await moneyOf(shop, taker)).toEqual([1_999n, 0n, locked]);
    expect(await asked(taker)).toEqual(config);
    await pay(shop, taker, 2_000n);
    expect(await moneyOf(shop, taker)).toEqual([3_999n, locked + locked / 2n, 0n]);
    expect(await asked(taker)).toBeUndefined();
  });

  it('is unlocked by a deposit in another currency that is worth as much at the day’s rate', async () => {
    const { taker, locked } = await winner();
    await addCurrency(shop.ctx, taker, 'USD');
    const rate = shop.ctx.rates.latest().USD.eurRate;
    const least = (2_000n * rate.den + rate.num - 1n) / rate.num;
    await pay(shop, taker, least - 1n, { currency: 'USD' });
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, locked]);
    await pay(shop, taker, least, { currency: 'USD' });
    expect(await moneyOf(shop, taker)).toEqual([0n, locked + locked / 2n, 0n]);
  });

  it('waits in the wallet of its own currency alone', async () => {
    const { taker } = await winner();
    await addCurrency(shop.ctx, taker, 'USD');
    expect(await asked(taker, 'USD')).toBeUndefined();
    expect(await asked(taker)).toBeDefined();
  });

  it('asks for no deposit where nothing is locked by rules', async () => {
    expect(await asked(await addTaker(shop))).toBeUndefined();
  });
});
