import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFunds as call, readWithdrawable } from '#contract/profile/wallet.ts';
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
  expect(await withdrawable(house.ctx, player)).toMatchObject([
    { currency: 'EUR', amount: '12.50' },
    { currency: 'BTC', amount: '0.00000000' },
  ]);
});

it('what can be withdrawn comes with what is held, the bounds of one withdrawal, and the chain of coins', async () => {
  const player = await addPlayer(house, 'EUR', 1_250n);
  await fund(house, player, 'EUR', 700n, 'withdrawal');
  await addCurrency(house.ctx, player, 'BTC');
  const answer = await withdrawable(house.ctx, player);
  expect(readWithdrawable.response.parse(answer)).toEqual(answer);
  expect(answer).toEqual([
    {
      currency: 'EUR',
      amount: '12.50',
      held: '7.00',
      least: '10.00',
      most: '10000.00',
      network: null,
    },
    {
      currency: 'BTC',
      amount: '0.00000000',
      held: '0.00000000',
      least: expect.stringMatching(/^0\.000\d{5}$/),
      most: expect.stringMatching(/^0\.\d{8}$/),
      network: 'regtest',
    },
  ]);
});

it('the bounds of a withdrawal are not told while the rates are too old to convert by', async () => {
  const player = await addPlayer(house, 'USD', 1_250n);
  const rates = { ...house.ctx.rates, rateOf: () => ({ ok: false, code: 'rates_stale' }) as const };
  expect(await withdrawable({ ...house.ctx, rates }, player)).toMatchObject([
    { amount: '12.50', least: null, most: null },
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
