import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFunds as call } from '#contract/profile/wallet.ts';
import { addCurrency, listFunds, setDefaultCurrency, withdrawable } from '#server/services/wallet/funds.ts';
import { addPlayer, fund, type House, openHouse } from '../games/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('funds list every wallet, the default first, own money apart from bonus; only cash can be withdrawn', async () => {
  const player = await addPlayer(house, 'EUR', 1_250n);
  await fund(house, player, 'EUR', 300n, 'bonus');
  await addCurrency(house.ctx, player, 'BTC');
  const funds = await listFunds(house.ctx, player);
  expect(call.response.parse(funds)).toEqual(funds);
  expect(funds).toEqual([
    { currency: 'EUR', default: true, totalMoney: '12.50', totalBonus: '3.00', freeSpinWallet: null },
    { currency: 'BTC', default: false, totalMoney: '0.00000000', totalBonus: '0.00000000', freeSpinWallet: null },
  ]);
  expect(await withdrawable(house.ctx, player)).toEqual([
    { currency: 'EUR', amount: '12.50' },
    { currency: 'BTC', amount: '0.00000000' },
  ]);
});

it('a currency is added once of fifty times, and only one the house knows', async () => {
  const player = await addPlayer(house);
  const answers = await Promise.all(Array.from({ length: 50 }, () => addCurrency(house.ctx, player, 'USD')));
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
  expect(await addCurrency(house.ctx, player, 'USD')).toEqual({ ok: false, code: 'wallet_exists' });
  expect(await addCurrency(house.ctx, player, 'XXX')).toEqual({ ok: false, code: 'currency_unknown' });
});

it('there is one default wallet whatever is chosen at once; it must exist', async () => {
  const player = await addPlayer(house);
  await addCurrency(house.ctx, player, 'USD');
  await addCurrency(house.ctx, player, 'LTC');
  const choices = Array.from({ length: 50 }, (_, n) => (['EUR', 'USD', 'LTC'] as const)[n % 3] ?? 'EUR');
  await Promise.all(choices.map((currency) => setDefaultCurrency(house.ctx, player, currency)));
  const funds = await listFunds(house.ctx, player);
  expect(funds.filter((wallet) => wallet.default).length).toBe(1);
  expect(await setDefaultCurrency(house.ctx, player, 'ETH')).toEqual({ ok: false, code: 'wallet_missing' });
});
