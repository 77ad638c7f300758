import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $deposit, changeDeposit, freshDeposit, setCoupon } from '#stores/deposit/deposit.ts';
import { pay, payOn, redirectDelayMs } from '#stores/deposit/deposit-pay.ts';
import { readPaymentConfig } from '#stores/deposit/payment-config.ts';
import { $profile, type Profile } from '#stores/profile/profile.ts';
import { $session } from '#stores/session/session.ts';
import { closeModal, openModal } from '#stores/shell/modal.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { $funds, $wallet } from '#stores/wallet/wallet.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';
import { rulesOf } from '../promotion-samples.ts';

const path = (provider: string): string => `POST /profile-service/api/v1/profile/${provider}/deposit`;
const card = path('devcode');
const profileCall = 'GET /profile-service/api/v1/profile';
const answer = { body: { id: 'd', redirectUrl: '/sandbox/pay/devcode/1' } };
const problem = (code: string, status: number) => ({ status, body: { code, message: '', requestId: 'r' } });
const keys = (sent: readonly { headers: Readonly<Record<string, string>> }[]) =>
  sent.map(({ headers }) => headers['idempotency-key']);

const fund = { currency: 'EUR', default: true, totalMoney: '0.00', totalBonus: '0.00', freeSpinWallet: null } as const;
const whole: Profile = {
  email: 'ada@example.com',
  confirmed: true,
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  avatar: null,
  showWins: true,
  terms: 'accepted',
  nationalNumber: null,
  userDetails: {
    receiveEmailPromo: false,
    address: '1 Analytical Row',
    address2: null,
    nickName: null,
    zipCode: '1010',
    country: 'AT',
    city: 'Vienna',
    state: null,
    gender: null,
    dateOfBirth: 0,
    phone: { dialingCode: '43', phoneNumber: '6601234567' },
  },
};
let leave: readonly (() => void)[] = [];
const knowProfile = (profile: Profile): void => $profile.mutate(profile);

beforeEach(() => {
  vi.useFakeTimers();
  $session.set({ authenticated: true, known: true });
  fakeNetwork({});
  leave = [$wallet.listen(() => {}), $profile.listen(() => {})];
  $funds.mutate([fund]);
  openModal('deposit');
  $deposit.set({ ...freshDeposit, amount: ' 30', step: { name: 'cards' } });
  knowProfile(whole);
});
afterEach(() => {
  closeModal();
  for (const end of leave) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  takeToasts();
});

describe('a payment', () => {
  it('leaves for the gateway 500 ms after its answer and stays busy until then', async () => {
    const { visited } = fakeWindow();
    fakeNetwork({ [card]: answer });
    await pay('DEV_CODE');
    expect($deposit.get().busy).toBe('DEV_CODE');
    vi.advanceTimersByTime(redirectDelayMs - 1);
    expect(visited).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(visited).toEqual(['assign /sandbox/pay/devcode/1']);
    expect(readPaymentConfig()).toMatchObject({ tabs: [], depositAmount: '30', currency: 'EUR' });
  });

  it('leads nowhere once the dialog is closed, before the answer or after it', async () => {
    const { visited } = fakeWindow();
    fakeNetwork({ [card]: answer });
    const asking = pay('DEV_CODE');
    closeModal();
    await asking;
    openModal('deposit');
    await pay('DEV_CODE');
    closeModal();
    vi.advanceTimersByTime(5_000);
    expect([visited, $deposit.get().busy]).toEqual([[], null]);
  });

  it('asks once while it is busy', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [card]: answer });
    await Promise.all([pay('DEV_CODE'), pay('DEV_CODE')]);
    expect(sent).toHaveLength(1);
  });

  it('repeats with the same key after a lost network or a failed server, and with another after an answer', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({
      [card]: ['network', problem('unavailable', 503), problem('gateway_unavailable', 502), answer],
    });
    for (let count = 0; count < 4; count += 1) await pay('DEV_CODE');
    const [first, second, third, fourth] = keys(sent);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('never follows a redirect to a script (must-hold 33)', async () => {
    const { visited } = fakeWindow();
    fakeNetwork({ [card]: { body: { id: 'd', redirectUrl: 'javascript:alert(1)' } } });
    await pay('DEV_CODE');
    vi.advanceTimersByTime(5_000);
    expect(visited).toEqual([]);
    expect($deposit.get().failed).toEqual(['DEV_CODE']);
  });
});

describe('by card, through whichever gateway is best', () => {
  const byCard = path('card');

  it('is one call with the amount and a key, and leaves for the page of the gateway that opened one', async () => {
    const { visited } = fakeWindow();
    const opened = { id: 'd', redirectUrl: '/sandbox/pay/ems/1', gateway: 'EMS' };
    const { sent } = fakeNetwork({ [byCard]: { body: opened } });
    await pay('CREDIT_CARD');
    expect(sent.map(({ body }) => body)).toEqual([{ amount: '30', currency: 'EUR', promotionCoupon: null }]);
    expect(keys(sent)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect($deposit.get()).toMatchObject({ busy: 'CREDIT_CARD', goesBy: 'EMS' });
    vi.advanceTimersByTime(redirectDelayMs);
    expect(visited).toEqual(['assign /sandbox/pay/ems/1']);
    closeModal();
    expect($deposit.get()).toMatchObject({ busy: null, goesBy: null });
  });

  it('marks those that were asked in vain, and stays where it was', async () => {
    fakeWindow();
    const refused = problem('gateway_unavailable', 502);
    const { sent } = fakeNetwork({
      [byCard]: { ...refused, body: { ...refused.body, facts: { tried: 'EMS,IKAJO' } } },
    });
    await pay('CREDIT_CARD');
    await pay('CREDIT_CARD');
    expect(readPaymentConfig().tabs).toEqual(['EMS', 'IKAJO']);
    expect($deposit.get()).toMatchObject({ busy: null, step: { name: 'cards' }, failed: ['EMS', 'IKAJO'] });
    expect(new Set(keys(sent)).size).toBe(2);
  });

  it('asks with the same key while nobody knows whether a page was opened', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [byCard]: ['network', problem('unavailable', 503)] });
    await pay('CREDIT_CARD');
    await pay('CREDIT_CARD');
    expect(new Set(keys(sent)).size).toBe(1);
  });

  it('asks the profile first, as every card does', async () => {
    fakeWindow();
    const bare = { ...whole, userDetails: { ...whole.userDetails, city: null } };
    fakeNetwork({ [profileCall]: { body: bare } });
    knowProfile(bare);
    await pay('CREDIT_CARD');
    expect($deposit.get().step).toEqual({ name: 'profile', by: 'CREDIT_CARD', fields: ['city'] });
  });
});

describe('a refusal', () => {
  it('marks a gateway that failed for 20 minutes and says why', async () => {
    fakeWindow();
    fakeNetwork({ [card]: problem('gateway_unavailable', 502) });
    await pay('DEV_CODE');
    expect(readPaymentConfig().tabs).toEqual(['DEV_CODE']);
    expect($deposit.get()).toMatchObject({ busy: null, failed: ['DEV_CODE'], step: { name: 'cards' }, amount: ' 30' });
    expect($toasts.get().map(({ message }) => message)).toEqual([{ error: 'gateway_unavailable' }]);
  });

  it('what a register does not know of the player is said beside the amount, where the way to the profile is', async () => {
    fakeWindow();
    const refused = problem('register_unanswered', 409);
    const facts = { register: 'spelpaus', reason: 'details_missing' };
    fakeNetwork({ [card]: { ...refused, body: { ...refused.body, facts } } });
    await pay('DEV_CODE');
    expect($deposit.get()).toMatchObject({ step: { name: 'amount' }, refused: { code: 'register_unanswered', facts } });
    expect($toasts.get()).toEqual([]);
  });

  it.each(['limit_reached', 'amount_below_minimum', 'amount_above_maximum', 'rates_stale'])(
    '%s is said beside the amount, which stays',
    async (code) => {
      fakeWindow();
      fakeNetwork({ [card]: problem(code, 409) });
      await pay('DEV_CODE');
      expect($deposit.get()).toMatchObject({ busy: null, step: { name: 'amount' }, amount: ' 30', refused: { code } });
      expect($toasts.get()).toEqual([]);
    },
  );

  it.each(['kept', 'used_up', 'had'])(
    'of a code that was free when it was looked up (%s) is said beside it, and the amount stays',
    async (reason) => {
      fakeWindow();
      const refused = problem('coupon_used', 409);
      const { sent } = fakeNetwork({ [card]: { ...refused, body: { ...refused.body, facts: { reason } } } });
      const codeRules = { id: 'a', displayName: 'A', rules: rulesOf('doubled-deposit'), facts: { capLeftEur: null } };
      changeDeposit({ coupon: 'SPRING', codeRules: { ...codeRules, code: 'SPRING' } });
      await pay('DEV_CODE');
      expect(sent.map(({ body }) => body)).toMatchObject([{ promotionCoupon: 'SPRING' }]);
      expect($deposit.get()).toMatchObject({
        busy: null,
        step: { name: 'amount' },
        amount: ' 30',
        coupon: 'SPRING',
        bonusFault: { of: 'code', fault: `coupon_used:${reason}` },
        // Going on looks the code up again, and does not take it for free.
        codeRules: null,
      });
      expect([$toasts.get(), readPaymentConfig().tabs]).toEqual([[], []]);
    },
  );

  it('of a code that was kept and is not any more is said beside its name, though nobody typed it', async () => {
    fakeWindow();
    const refused = problem('coupon_used', 409);
    const { sent } = fakeNetwork({ [card]: { ...refused, body: { ...refused.body, facts: { reason: 'used_up' } } } });
    changeDeposit({ keptCode: 'SPRING' });
    await pay('DEV_CODE');
    expect(sent.map(({ body }) => body)).toMatchObject([{ promotionCoupon: 'SPRING' }]);
    expect($deposit.get()).toMatchObject({
      step: { name: 'amount' },
      amount: ' 30',
      coupon: 'SPRING',
      bonusFault: { of: 'code', fault: 'coupon_used:used_up' },
    });
  });

  it('for a break is said, and marks nothing', async () => {
    fakeWindow();
    fakeNetwork({ [card]: problem('player_timed_out', 403) });
    await pay('DEV_CODE');
    expect($deposit.get()).toMatchObject({ busy: null, failed: [] });
    expect($toasts.get().map(({ message }) => message)).toEqual([{ error: 'player_timed_out' }]);
  });
});

describe('an empty profile', () => {
  const bare: Profile = { ...whole, userDetails: { ...whole.userDetails, city: null, phone: null } };

  it('asks for what is missing first, and then pays by itself', async () => {
    const { visited } = fakeWindow();
    const { sent } = fakeNetwork({ [profileCall]: { body: bare }, [card]: answer });
    knowProfile(bare);
    await pay('DEV_CODE');
    expect($deposit.get()).toMatchObject({
      busy: null,
      step: { name: 'profile', by: 'DEV_CODE', fields: ['city', 'phoneNumber'] },
    });
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    knowProfile(whole);
    payOn('DEV_CODE');
    expect($deposit.get()).toMatchObject({ busy: 'DEV_CODE', step: { name: 'cards' } });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(redirectDelayMs);
    expect(visited).toEqual(['assign /sandbox/pay/devcode/1']);
  });

  it('that was filled in elsewhere meanwhile is not asked for again', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [profileCall]: { body: whole }, [card]: answer });
    knowProfile(bare);
    await pay('DEV_CODE');
    expect($deposit.get()).toMatchObject({ busy: 'DEV_CODE', step: { name: 'cards' } });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('that the server knows of, and this page does not, is asked for by the server’s refusal', async () => {
    const { visited } = fakeWindow();
    const refused = problem('profile_incomplete', 409);
    const { sent } = fakeNetwork({
      [profileCall]: { body: bare },
      [card]: [{ ...refused, body: { ...refused.body, facts: { fields: 'city,phoneNumber' } } }, answer],
    });
    await pay('DEV_CODE');
    expect($deposit.get()).toMatchObject({
      busy: null,
      step: { name: 'profile', by: 'DEV_CODE', fields: ['city', 'phoneNumber'] },
    });
    expect($profile.get().data).toEqual(bare);
    expect($toasts.get()).toEqual([]);
    knowProfile(whole);
    payOn('DEV_CODE');
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']));
    await vi.advanceTimersByTimeAsync(redirectDelayMs);
    expect(visited).toEqual(['assign /sandbox/pay/devcode/1']);
  });

  it('is no matter for Skrill', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [path('skrill')]: { body: { id: 'd', redirectUrl: '/sandbox/pay/skrill/1' } } });
    knowProfile(bare);
    await pay('SKRILL');
    expect(sent.map(({ body }) => body)).toEqual([
      { language: 'en', amount: '30', currency: 'EUR', paymentMethods: 'WLT' },
    ]);
  });

  it('leaves a code with the payment by Skrill, too', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [path('skrill')]: { body: { id: 'd', redirectUrl: '/sandbox/pay/skrill/1' } } });
    knowProfile(bare);
    setCoupon('DOUBLE');
    await pay('SKRILL');
    expect(sent.map(({ body }) => body)).toMatchObject([{ paymentMethods: 'WLT', promotionCoupon: 'DOUBLE' }]);
  });
});

describe('an e-wallet', () => {
  it('shows Jeton’s code beside its page, and goes to the page alone when there is none', async () => {
    const { visited } = fakeWindow();
    const jeton = path('jeton/checkout');
    const opened = { id: 'd', redirectUrl: 'https://jeton.example/pay' };
    const { sent } = fakeNetwork({
      [jeton]: [{ body: { ...opened, qr: 'iVBOR' } }, { body: { ...opened, qr: null } }],
    });
    await pay('JETON');
    expect($deposit.get()).toMatchObject({ busy: null, step: { name: 'scan', ...opened, qr: 'iVBOR' } });
    expect(sent[0]?.body).toEqual({
      email: 'ada@example.com',
      amount: '30',
      currency: 'EUR',
      promotionCoupon: null,
      language: 'en',
    });
    await pay('JETON');
    vi.advanceTimersByTime(redirectDelayMs);
    expect(visited).toEqual(['assign https://jeton.example/pay']);
  });

  it('hands Mifinity’s token to its script', async () => {
    fakeWindow();
    const body = { id: 'd', initializationToken: 'token', scriptUrl: '/sandbox/mifinity/sgpg.js' };
    fakeNetwork({ [path('mifinity')]: { body } });
    $deposit.set({ ...$deposit.get(), coupon: 'SPRING' });
    await pay('MI_FINITY');
    expect($deposit.get().step).toEqual({ name: 'mifinity', id: 'd', token: 'token', scriptUrl: body.scriptUrl });
  });
});
