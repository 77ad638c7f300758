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
  leaveAddress,
  openWithdraw,
  typeAddress,
  typeAmount,
  withdrawForm,
} from '#stores/wallet/withdraw.ts';
import { wholeAmount, withdrawFaults } from '#stores/wallet/withdraw-rules.ts';
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

const fill = (amount: string, more: { address?: string; code?: string } = {}) => {
  withdrawForm.setValue('amount', amount);
  withdrawForm.setValue('address', more.address ?? '');
  withdrawForm.setValue('code', more.code ?? '');
};

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

describe('a withdrawal before it is sent', () => {
  const bounds = { leastMinor: 1_000n, mostMinor: 4_000n };
  const unbounded = { leastMinor: undefined, mostMinor: undefined };
  const facts = { currency: 'EUR', withdrawableMinor: 5_000n, bounds: unbounded, needsCode: false } as const;
  const values = { amount: '', address: '', code: '' };
  it.each([
    ['', 'amount_required'],
    ['0', 'amount_invalid'],
    ['-5', 'amount_invalid'],
    ['10,5', 'amount_invalid'],
    ['1e3', 'amount_invalid'],
    ['10.005', 'amount_overprecise'],
    ['50.01', 'amount_above'],
    [' 50.00 ', undefined],
  ])('of %j is wrong by %s', (amount, fault) => {
    expect(withdrawFaults({ ...values, amount }, facts).amount).toBe(fault);
  });

  it.each([
    ['9.99', 5_000n, 'amount_below_minimum'],
    ['10', 5_000n, undefined],
    ['40', 5_000n, undefined],
    ['40.01', 5_000n, 'amount_above_maximum'],
    ['30.01', 3_000n, 'amount_above'],
    ['9.99', 500n, 'amount_below_minimum'],
  ])('of %s, with bounds of 10 and 40 and %s in the wallet, is wrong by %s', (amount, withdrawableMinor, fault) => {
    expect(withdrawFaults({ ...values, amount }, { ...facts, bounds, withdrawableMinor }).amount).toBe(fault);
  });

  it('is not measured by what is not known yet', () => {
    expect(withdrawFaults({ ...values, amount: '999' }, { ...facts, withdrawableMinor: undefined })).toEqual({});
  });

  it('needs an address for crypto alone, and a code of who has a second factor', () => {
    const crypto = { currency: 'BTC', withdrawableMinor: 1_000n, bounds: unbounded, needsCode: true } as const;
    expect(withdrawFaults({ ...values, amount: '0.00001' }, crypto)).toEqual({
      address: 'address_required',
      code: 'code_required',
    });
    const typed = { amount: '0.00001', address: 'bitcoin:short', code: '12345' };
    expect(withdrawFaults(typed, crypto)).toEqual({ address: 'address_format', code: 'code_format' });
    expect(withdrawFaults({ amount: '0.00001', address, code: '123 456' }, crypto)).toEqual({});
  });

  it.each([
    [5_000n, 'EUR', '50'],
    [5_050n, 'EUR', '50.5'],
    [1n, 'BTC', '0.00000001'],
    [123_456_789_012n, 'BTC', '1234.5678901'],
    [1_000_000_000_000_00n, 'EUR', '1000000000000'.slice(0, 12)],
  ] as const)('may be of all %s of %s, as far as it can be typed', (minor, currency, text) => {
    expect(wholeAmount(minor, unbounded, currency)).toBe(text);
  });

  it('of all is no more than one withdrawal may be', () => {
    expect(wholeAmount(5_000n, bounds, 'EUR')).toBe('40');
    expect(wholeAmount(3_000n, bounds, 'EUR')).toBe('30');
  });
});

describe('a withdrawal', () => {
  it('is sent once, and what the house took is kept', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: { body: withdrawal } });
    fill('20');
    await Promise.all([withdrawForm.submit(), withdrawForm.submit()]);
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { amount: '20', currency: 'EUR' } }]);
    expect($withdraw.get().sent).toEqual(withdrawal);
  });

  it('of crypto names its address and the code', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/crypto/withdraw`]: { body: withdrawal } });
    openWithdraw('BTC');
    fill('0.1', { address: ` ${address} `, code: '123456' });
    await withdrawForm.submit();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      amount: '0.1',
      currency: 'BTC',
      address,
      code: '123456',
    });
  });

  it('whose answer was lost is repeated under the same key, with a newer code as well', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: ['network', 'network', { body: withdrawal }] });
    fill('20', { code: '111111' });
    await withdrawForm.submit();
    expect($withdraw.get()).toMatchObject({ lost: true, sent: null });
    await withdrawForm.submit();
    withdrawForm.setValue('code', '222222');
    await withdrawForm.submit();
    expect($withdraw.get()).toMatchObject({ lost: false, sent: { id } });
    expect(keysOf(sent)).toHaveLength(3);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('after an answer is another one', async () => {
    const { sent } = fakeNetwork({
      [`POST ${base}/skrill/withdraw`]: [refusal('insufficient_funds'), { body: withdrawal }],
    });
    fill('20');
    await withdrawForm.submit();
    await withdrawForm.submit();
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it('that had been taken is said to be', async () => {
    fakeNetwork({ [`POST ${base}/skrill/withdraw`]: ['network', refusal('idempotency_key_reused')] });
    fill('20', { code: '111111' });
    await withdrawForm.submit();
    withdrawForm.setValue('code', '222222');
    await withdrawForm.submit();
    expect($withdraw.get()).toMatchObject({ currency: null, sent: null });
    expect(messages()).toEqual(['withdrawal_known']);
  });

  it.each([
    ['amount_below_minimum', { amount: 'amount_below_minimum' }],
    ['insufficient_funds', { amount: 'insufficient_funds' }],
    ['second_factor_required', { code: 'code_required' }],
    ['second_factor_wrong', { code: 'code_wrong' }],
  ])('refused by %s says so beside the field', async (code, errors) => {
    fakeNetwork({ [`POST ${base}/skrill/withdraw`]: refusal(code) });
    fill('20');
    await withdrawForm.submit();
    expect(withdrawForm.$state.get().errors).toEqual(errors);
    expect(withdrawForm.$state.get().values.amount).toBe('20');
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
    fill('0.1');
    await typeAddress(typed);
    expect($withdraw.get().addressGood).toBe(isGood);
    expect(withdrawForm.$state.get().errors.address).toBeUndefined();
    await leaveAddress();
    expect(withdrawForm.$state.get().errors.address === undefined).toBe(isGood);
    await withdrawForm.submit();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(isGood ? 1 : 0);
  });

  it('to an address of no chain says so beside it', async () => {
    fakeNetwork({ [`POST ${base}/crypto/withdraw`]: refusal('withdrawal_address_invalid') });
    openWithdraw('BTC');
    fill('0.1', { address });
    expect(await withdrawForm.submit()).toBe('address');
  });

  it('of who is not known yet leads to the documents', async () => {
    fakeNetwork({ [`POST ${base}/skrill/withdraw`]: refusal('verification_required', 403) });
    fill('20');
    await withdrawForm.submit();
    expect($withdraw.get().barred).toBe(true);
  });

  const lost = { bonus: '20.00', locked: '0.00', currency: 'EUR', freeSpins: 7 };
  const ending = { status: 409, body: { code: 'withdrawal_ends_bonus', message: '', requestId: 'r', facts: lost } };

  it('that would end a bonus says what it costs, and is sent once more when the player agrees', async () => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: [ending, { body: withdrawal }] });
    fill('20');
    await withdrawForm.submit();
    expect($withdraw.get()).toMatchObject({ sent: null, ends: { bonus: '20.00', locked: '0.00', freeSpins: 7 } });
    await withdrawForm.submit();
    const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      { amount: '20', currency: 'EUR' },
      { amount: '20', currency: 'EUR', endsBonus: true },
    ]);
    expect(new Set(keysOf(sent)).size).toBe(2);
    expect($withdraw.get().sent).toEqual(withdrawal);
  });

  it.each([
    ['of another amount', () => typeAmount('5')],
    ['after the bonus was kept', keepBonus],
  ])('%s asks anew what it would cost', async (_, change) => {
    const { sent } = fakeNetwork({ [`POST ${base}/skrill/withdraw`]: [ending, { body: withdrawal }] });
    fill('20');
    await withdrawForm.submit();
    change();
    expect($withdraw.get().ends).toBeNull();
    await withdrawForm.submit();
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).not.toHaveProperty('endsBonus');
  });

  it('begins with an empty form', () => {
    fill('20', { address });
    openWithdraw('BTC');
    expect(withdrawForm.$state.get().values).toEqual({ amount: '', address: '', code: '' });
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

/** Last of the file: what it makes known of the wallets stays known. */
describe('a withdrawal on a practice chain', () => {
  it('goes to an address of that network alone', async () => {
    const held = { currency: 'BTC', amount: '1.00000000', held: '0.00000000', least: null, most: null };
    fakeNetwork({ [`GET ${base}/withdrawable`]: { body: [{ ...held, network: 'regtest' }] } });
    const leaveAmounts = $withdrawables.listen(() => {});
    openWithdraw('BTC');
    await vi.waitFor(() => expect(payoutNetworkOf($withdrawables.get(), 'BTC')).toBe('regtest'));
    await typeAddress(address);
    expect($withdraw.get().addressGood).toBe(false);
    await typeAddress('bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk');
    expect($withdraw.get().addressGood).toBe(true);
    leaveAmounts();
  });
});
