import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session } from '#stores/session/session.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import type { Transaction } from '#stores/wallet/transactions.ts';
import { isUnderWay } from '#stores/wallet/transactions.ts';
import { $funds, type Fund } from '#stores/wallet/wallet.ts';
import {
  $cancelling,
  $withdraw,
  cancelWithdrawal,
  closeWithdraw,
  keepBonus,
  openWithdraw,
  watchAddress,
  withdraw,
} from '#stores/wallet/withdraw.ts';
import { wholeAmount } from '#stores/wallet/withdraw-rules.ts';
import { $withdrawables, boundsOf, heldMinorOf, payoutNetworkOf } from '#stores/wallet/withdrawable.ts';
import { fakeNetwork } from '../browser.ts';

const base = '/profile-service/api/v1/profile';
const id = '00000000-0000-4000-8000-000000000001';
const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const fund = (currency: Fund['currency'], totalMoney: string): Fund => ({
  currency,
  default: currency === 'EUR',
  totalMoney,
  totalBonus: '0.00',
  freeSpinWallet: null,
});
const withdrawal = {
  id,
  state: 'in_review',
  amount: '20.00',
  fee: '0.00',
  currency: 'EUR',
  provider: 'skrill',
  address: null,
  reference: null,
  createdAt: '2027-01-01T00:00:00Z',
  updatedAt: '2027-01-01T00:00:00Z',
};
const refusal = (code: string, status = 409) => ({ status, body: { code, message: '', requestId: 'r' } });
const messages = () => $toasts.get().map(({ message }) => ('toast' in message ? message.toast : message));
const keysOf = (sent: readonly { readonly url: string; readonly headers: Readonly<Record<string, string>> }[]) =>
  sent.filter(({ url }) => url.endsWith('/withdraw')).map(({ headers }) => headers['idempotency-key']);

const values = { amount: '20', address: '', code: '' };
const toAddress = { amount: '0.1', address, code: '' };

let leave = () => {};
beforeEach(() => {
  fakeNetwork({});
  $session.set({ authenticated: true, known: true });
  leave = $funds.listen(() => {});
  $funds.mutate([fund('EUR', '50.00'), fund('BTC', '0.50000000')]);
  openWithdraw('EUR');
});
afterEach(() => {
  leave();
  closeWithdraw();
  vi.unstubAllGlobals();
  takeToasts();
});

describe('the withdrawal of all', () => {
  const bounds = { leastMinor: 1_000n, mostMinor: 4_000n };
  const unbounded = { leastMinor: undefined, mostMinor: undefined };
  it.each([
    [5_000n, 'EUR', '50'],
    [5_050n, 'EUR', '50.5'],
    [1n, 'BTC', '0.00000001'],
    [123_456_789_012n, 'BTC', '1234.5678901'],
    [1_000_000_000_000_00n, 'EUR', '1000000000000'.slice(0, 12)],
  ] as const)('is of %s of %s, as far as it can be typed', (minor, currency, text) => {
    expect(wholeAmount(minor, unbounded, currency)).toBe(text);
  });

  it('is no more than one withdrawal may be', () => {
    expect(wholeAmount(5_000n, bounds, 'EUR')).toBe('40');
    expect(wholeAmount(3_000n, bounds, 'EUR')).toBe('30');
  });
});

describe('a withdrawal', () => {
  it('is sent, and what the house took is kept', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: { body: withdrawal } });
    expect(await withdraw(values)).toEqual({ ok: true });
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { amount: '20', currency: 'EUR' } }]);
    expect($withdraw.get().sent).toEqual(withdrawal);
  });

  it('of crypto names its address and the code', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/crypto/withdraw`]: { body: withdrawal } });
    openWithdraw('BTC');
    await withdraw({ ...toAddress, code: '123456' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      amount: '0.1',
      currency: 'BTC',
      address,
      code: '123456',
    });
  });

  it('whose answer was lost is repeated under the same key, with a newer code as well', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: ['network', 'network', { body: withdrawal }] });
    expect(await withdraw({ ...values, code: '111111' })).toEqual({ ok: false, fields: {} });
    expect($withdraw.get()).toMatchObject({ lost: true, sent: null });
    await withdraw({ ...values, code: '111111' });
    await withdraw({ ...values, code: '222222' });
    expect($withdraw.get()).toMatchObject({ lost: false, sent: { id } });
    expect(keysOf(sent)).toHaveLength(3);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('after an answer is another one', async () => {
    const { sent } = fakeNetwork({
      [`POST ${base}/skrill/withdraw`]: [refusal('insufficient_funds'), { body: withdrawal }],
    });
    await withdraw(values);
    await withdraw(values);
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it('that had been taken is said to be', async () => {
    fakeNetwork({ [`POST ${base}/skrill/withdraw`]: ['network', refusal('idempotency_key_reused')] });
    await withdraw({ ...values, code: '111111' });
    await withdraw({ ...values, code: '222222' });
    expect($withdraw.get()).toMatchObject({ currency: null, sent: null });
    expect(messages()).toEqual(['withdrawal_known']);
  });

  it.each([
    ['amount_below_minimum', { amount: 'amount_below_minimum' }],
    ['insufficient_funds', { amount: 'insufficient_funds' }],
    ['second_factor_required', { code: 'code_required' }],
    ['second_factor_wrong', { code: 'code_wrong' }, '123456'],
    ['second_factor_wrong', { code: 'recovery_wrong' }, '8P25KQ0DXV'],
  ])('refused by %s says so beside the field: %j', async (refused, fields, code = '') => {
    fakeNetwork({ [`POST ${base}/skrill/withdraw`]: refusal(refused) });
    expect(await withdraw({ ...values, code })).toEqual({ ok: false, fields });
    expect(messages()).toEqual([]);
  });

  it.each([
    ['BTC', address, true],
    ['BTC', address.replace('mdq', 'mdp'), false],
    ['LTC', address, false],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', false],
    ['BTC', 'bc1q', false],
  ] as const)('of %s to %s: its address is good, %s', async (currency, typed, isGood) => {
    const { sent } = fakeNetwork({ [`POST ${base}/crypto/withdraw`]: { body: withdrawal } });
    $funds.mutate([fund(currency, '1.00')]);
    openWithdraw(currency);
    await watchAddress(currency, typed);
    expect($withdraw.get().addressGood).toBe(isGood);
    const wrong = { ok: false, fields: { address: 'withdrawal_address_invalid' } };
    expect(await withdraw({ ...toAddress, address: typed })).toEqual(isGood ? { ok: true } : wrong);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(isGood ? 1 : 0);
  });

  it('to an address of no chain says so beside it', async () => {
    fakeNetwork({ [`POST ${base}/crypto/withdraw`]: refusal('withdrawal_address_invalid') });
    openWithdraw('BTC');
    expect(await withdraw(toAddress)).toEqual({ ok: false, fields: { address: 'withdrawal_address_invalid' } });
  });

  it('of who is not known yet leads to the documents', async () => {
    fakeNetwork({ [`POST ${base}/skrill/withdraw`]: refusal('verification_required', 403) });
    await withdraw(values);
    expect($withdraw.get().barred).toBe(true);
  });

  const lost = { bonus: '20.00', locked: '0.00', currency: 'EUR', freeSpins: 7 };
  const ending = { status: 409, body: { code: 'withdrawal_ends_bonus', message: '', requestId: 'r', facts: lost } };

  it('that would end a bonus says what it costs, and is sent once more when the player agrees', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: [ending, { body: withdrawal }] });
    await withdraw(values);
    expect($withdraw.get()).toMatchObject({ sent: null, ends: { bonus: '20.00', locked: '0.00', freeSpins: 7 } });
    await withdraw(values);
    const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      { amount: '20', currency: 'EUR' },
      { amount: '20', currency: 'EUR', endsBonus: true },
    ]);
    expect(new Set(keysOf(sent)).size).toBe(2);
    expect($withdraw.get().sent).toEqual(withdrawal);
  });

  it('of another amount, or after the bonus was kept, asks anew what it would cost', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: [ending, { body: withdrawal }] });
    await withdraw(values);
    keepBonus();
    expect($withdraw.get().ends).toBeNull();
    await withdraw(values);
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).not.toHaveProperty('endsBonus');
  });

  it('begins as if none had been', async () => {
    fakeNetwork({ [`POST ${base}/skrill/withdraw`]: 'network' });
    await withdraw(values);
    openWithdraw('BTC');
    expect($withdraw.get()).toEqual({
      currency: 'BTC',
      sent: null,
      lost: false,
      barred: false,
      addressGood: false,
      ends: null,
    });
  });
});

describe('taking one back', () => {
  it('is asked of the house once, and what it refuses is said', async () => {
    const { sent } = fakeNetwork({ [`DELETE ${base}/withdrawal/${id}`]: refusal('withdrawal_state_wrong') });
    const both = Promise.all([cancelWithdrawal(id), cancelWithdrawal(id)]);
    expect($cancelling.get()).toEqual([id]);
    await both;
    expect($cancelling.get()).toEqual([]);
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(messages()).toEqual([{ error: 'withdrawal_state_wrong' }]);
  });
});

describe('what withdrawals hold', () => {
  const one = (state: string, part: Partial<Transaction> = {}): Transaction => ({
    id,
    type: 'withdraw',
    amount: '10.00',
    fee: '0.50',
    currency: 'EUR',
    gateway: 'skrill',
    state,
    hold: null,
    coupon: null,
    reference: null,
    address: null,
    at: '2027-01-01T00:00:00Z',
    ...part,
  });
  it.each([
    ['requested', true],
    ['in_review', true],
    ['approved', true],
    ['sent', false],
    ['failed', false],
    ['cancelled', false],
  ])('%s: %s', (state, held) => {
    expect(isUnderWay(one(state))).toBe(held);
    expect(isUnderWay(one(state, { type: 'deposit' }))).toBe(false);
  });

  it('is the house’s figure, however many they are', () => {
    const amounts: Parameters<typeof heldMinorOf>[0] = [
      { currency: 'EUR', amount: '5.00', held: '21.00', least: '10.00', most: null, network: null },
      { currency: 'BTC', amount: '0.00000000', held: '0.00000000', least: null, most: null, network: 'regtest' },
    ];
    expect(heldMinorOf(amounts, 'EUR')).toBe(2_100n);
    expect(heldMinorOf(amounts, 'BTC')).toBe(0n);
    expect(heldMinorOf(undefined, 'EUR')).toBe(0n);
    expect(boundsOf(amounts, 'EUR')).toEqual({ leastMinor: 1_000n, mostMinor: undefined });
    expect(boundsOf(undefined, 'EUR')).toEqual({ leastMinor: undefined, mostMinor: undefined });
  });
});

it('an address is told good while it is typed, once it is, with blanks around it', async () => {
  fakeNetwork({});
  openWithdraw('BTC');
  await watchAddress('BTC', 'bc1q');
  expect($withdraw.get().addressGood).toBe(false);
  await watchAddress('BTC', ` ${address}`);
  expect($withdraw.get().addressGood).toBe(true);
  await watchAddress('BTC', '');
  expect($withdraw.get().addressGood).toBe(false);
});

/** Last of the file: what it makes known of the wallets stays known. */
describe('a withdrawal on a practice chain', () => {
  it('goes to an address of that network alone', async () => {
    const held = { currency: 'BTC', amount: '1.00000000', held: '0.00000000', least: null, most: null };
    fakeNetwork({ [`GET ${base}/withdrawable`]: { body: [{ ...held, network: 'regtest' }] } });
    const leaveAmounts = $withdrawables.listen(() => {});
    openWithdraw('BTC');
    await vi.waitFor(() => expect(payoutNetworkOf($withdrawables.get(), 'BTC')).toBe('regtest'));
    await watchAddress('BTC', address);
    expect($withdraw.get().addressGood).toBe(false);
    await watchAddress('BTC', 'bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk');
    expect($withdraw.get().addressGood).toBe(true);
    leaveAmounts();
  });
});
