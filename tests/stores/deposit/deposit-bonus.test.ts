import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $deposit, changeDeposit, freshDeposit, noBonus, setBonus, setCoupon } from '#stores/deposit/deposit.ts';
import {
  $bonusChosen,
  $bonusOptions,
  bonusOptions,
  capFacts,
  rewardFor,
  settleBonus,
} from '#stores/deposit/deposit-bonus.ts';
import { $eligible, $grants, type Eligible, type Grant } from '#stores/promotions/promotions.ts';
import { $session } from '#stores/session/session.ts';
import { closeModal, openModal } from '#stores/shell/modal.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { $funds, $wallet } from '#stores/wallet/wallet.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';
import { eligibleOf, grantOf, rulesOf } from '../promotion-samples.ts';

const base = '/profile-service/api/v1/profile';
const id = '00000000-0000-4000-8000-000000000009';
const fund = { currency: 'EUR', default: true, totalMoney: '0.00', totalBonus: '0.00', freeSpinWallet: null } as const;
const waiting = grantOf('doubled-deposit', { id, state: 'PENDING', currency: null, deposit: null });
const refusal = (code: string, facts?: object) => ({
  status: 409,
  body: { code, message: '', requestId: 'r', ...(facts ? { facts } : {}) },
});

let leaves: (() => void)[] = [];
/** The dialog stands open, with these promotions known; calls that are not named here fail. */
const openWith = (eligible: Eligible, grants: readonly Grant[], answers: Parameters<typeof fakeNetwork>[0] = {}) => {
  const network = fakeNetwork({
    [`GET ${base}/promotion-eligible`]: { body: eligible },
    [`GET ${base}/promotion`]: { body: grants },
    ...answers,
  });
  leaves = [$wallet, $eligible, $grants, $bonusOptions, $bonusChosen].map((store) => store.listen(() => {}));
  $funds.mutate([fund]);
  $eligible.mutate(eligible);
  $grants.mutate(grants);
  openModal('deposit');
  return () => network.sent.filter(({ method }) => method !== 'GET');
};

beforeEach(() => {
  fakeWindow();
  $session.set({ authenticated: true, known: true });
  $deposit.set(freshDeposit);
});
afterEach(() => {
  closeModal();
  for (const leave of leaves) leave();
  vi.unstubAllGlobals();
  takeToasts();
});

describe('what the next deposit could bring', () => {
  const ids = (eligible: Eligible, grants: readonly Grant[]) =>
    bonusOptions(eligible, grants, 'EUR').map((option) => [option.id, option.accepted]);

  it('is what is offered for a deposit, and nothing that needs none', () => {
    expect(ids(eligibleOf(['no-deposit', 'welcome-first']), [])).toEqual([['welcome-first', false]]);
  });

  it('begins with what was accepted, by a code too, once', () => {
    expect(ids(eligibleOf(['welcome-first']), [waiting])).toEqual([
      ['doubled-deposit', true],
      ['welcome-first', false],
    ]);
    const keptUntil = '2027-03-02T12:00:00.000Z';
    expect(bonusOptions(eligibleOf(['welcome-first']), [{ ...waiting, keptUntil }], 'EUR')).toMatchObject([
      { id: 'doubled-deposit', keptUntil },
      { id: 'welcome-first', keptUntil: null },
    ]);
    const same = grantOf('welcome-first', { state: 'PENDING' });
    expect(ids(eligibleOf(['welcome-first']), [same])).toEqual([['welcome-first', true]]);
  });

  it('is nothing that is over or runs', () => {
    expect(ids(eligibleOf([]), [grantOf('welcome-first'), grantOf('welcome-second', { state: 'COMPLETED' })])).toEqual(
      [],
    );
  });

  it('is nothing in a currency that it is not for', () => {
    const grant = { ...waiting, rules: { ...waiting.rules, currencies: ['BTC' as const] } };
    expect(bonusOptions(eligibleOf([]), [grant], 'EUR')).toEqual([]);
    expect(bonusOptions(eligibleOf([]), [grant], 'BTC')).toHaveLength(1);
  });
});

describe('what an amount brings', () => {
  const minimums = { currency: 'EUR', minPromotion: '10.00', minDeposit: '10.00', eurRate: '1' } as const;
  const { facts } = eligibleOf([]);

  it.each([
    [999n, 0n, 0, 'deposit_too_small'],
    [1_600n, 800n, 100, null],
    [1_601n, 2_001n, 125, null],
    [10_000n, 20_000n, 150, null],
    [50_000n, 20_000n, 150, null],
  ] as const)('%s cents as a first deposit: %s cents and %i spins', (depositMinor, bonusMinor, freeSpins, nothing) => {
    const reward = rewardFor(rulesOf('welcome-first'), depositMinor, minimums, facts);
    expect(reward).toMatchObject({ bonusMinor, freeSpins, nothing, wageringMinor: 10n * bonusMinor });
  });

  it('is cut to what the cap of its family leaves the player', () => {
    const left = { ...facts, capLeftEur: { welcome: '3.21' } };
    expect(rewardFor(rulesOf('welcome-first'), 10_000n, minimums, left)).toMatchObject({
      bonusMinor: 321n,
      capped: true,
    });
  });
});

describe('the choice', () => {
  it('is nothing by itself, and what was accepted when something was', () => {
    openWith(eligibleOf(['welcome-first']), []);
    expect($bonusChosen.get()).toBeNull();
    $eligible.mutate(eligibleOf(['welcome-first'], { pendingId: 'doubled-deposit' }));
    $grants.mutate([waiting]);
    expect($bonusChosen.get()).toBe('doubled-deposit');
    setBonus(noBonus);
    expect($bonusChosen.get()).toBe(noBonus);
  });

  it('asks the house for nothing while nothing is chosen, or what was accepted is', async () => {
    const sent = openWith(eligibleOf(['welcome-first'], { pendingId: 'doubled-deposit' }), [waiting]);
    expect(await settleBonus()).toBe(true);
    $eligible.mutate(eligibleOf(['welcome-first']));
    $grants.mutate([]);
    expect(await settleBonus()).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('of a code that is kept for a time names it with the payment, and nothing else does', async () => {
    const rules = { ...waiting.rules, coupon: { code: 'SPRING', usesMax: 1 } };
    const kept = { ...waiting, rules, keptUntil: '2027-03-02T12:00:00.000Z' };
    openWith(eligibleOf([], { pendingId: 'doubled-deposit' }), [kept], {
      [`DELETE ${base}/promotion`]: { status: 204 },
    });
    expect(await settleBonus()).toBe(true);
    expect($deposit.get()).toMatchObject({ keptCode: 'SPRING', coupon: '' });
    $grants.mutate([{ ...kept, keptUntil: null }]);
    expect(await settleBonus()).toBe(true);
    expect($deposit.get().keptCode).toBeNull();
    $grants.mutate([kept]);
    setBonus(noBonus);
    expect(await settleBonus()).toBe(true);
    expect($deposit.get().keptCode).toBeNull();
  });

  it('is known when the promotions came, however early the deposit goes on', async () => {
    const rules = { ...waiting.rules, coupon: { code: 'SPRING', usesMax: 1 } };
    const kept = { ...waiting, rules, keptUntil: '2027-03-02T12:00:00.000Z' };
    openWith(eligibleOf([], { pendingId: 'doubled-deposit' }), [kept]);
    $eligible.mutate(undefined);
    const early = settleBonus();
    expect($deposit.get()).toMatchObject({ settling: true, keptCode: null });
    $eligible.mutate(eligibleOf([], { pendingId: 'doubled-deposit' }));
    expect(await early).toBe(true);
    expect($deposit.get()).toMatchObject({ settling: false, keptCode: 'SPRING' });
  });

  it('of a promotion accepts it before anything is paid', async () => {
    const sent = openWith(eligibleOf(['welcome-first']), [], {
      [`POST ${base}/promotion`]: { body: { id, state: 'PENDING' } },
    });
    setBonus('welcome-first');
    expect(await settleBonus()).toBe(true);
    expect(sent()).toMatchObject([{ method: 'POST', body: { id: 'welcome-first', accepted: true } }]);
  });

  it('of no bonus gives up what waits', async () => {
    const sent = openWith(eligibleOf([], { pendingId: 'doubled-deposit' }), [waiting], {
      [`DELETE ${base}/promotion`]: { status: 204 },
    });
    setBonus(noBonus);
    expect(await settleBonus()).toBe(true);
    expect(sent()).toMatchObject([{ method: 'DELETE', body: { id } }]);
  });

  it('that is refused says why and holds the deposit back until it is changed', async () => {
    openWith(eligibleOf(['welcome-first']), [], {
      [`POST ${base}/promotion`]: refusal('promotion_not_eligible', { reason: 'deposits_made' }),
    });
    setBonus('welcome-first');
    expect(await settleBonus()).toBe(false);
    expect($deposit.get()).toMatchObject({
      settling: false,
      bonusFault: { of: 'choice', fault: 'promotion_not_eligible:deposits_made' },
    });
    setBonus(noBonus);
    expect($deposit.get().bonusFault).toBeNull();
    expect(await settleBonus()).toBe(true);
  });

  it('leads nowhere once the dialog was left', async () => {
    openWith(eligibleOf(['welcome-first']), [], { [`POST ${base}/promotion`]: { body: { id, state: 'PENDING' } } });
    setBonus('welcome-first');
    const settled = settleBonus();
    closeModal();
    expect(await settled).toBe(false);
  });
});

describe('a code', () => {
  const rules = rulesOf('doubled-deposit');
  const reading = (id: string) => {
    const body = { id, displayName: id, rules: rulesOf(id), facts: { capLeftEur: null } };
    return { [`POST ${base}/coupon-rules`]: { body } };
  };
  const ofDeposit = reading('doubled-deposit');
  const ofNone = reading('good-turn');

  it('shows what it brings and asks first, and takes nothing by that', async () => {
    const sent = openWith(eligibleOf([]), [], ofDeposit);
    setCoupon(' GOOD ');
    expect(await settleBonus()).toBe(false);
    expect($deposit.get()).toMatchObject({ codeRules: { code: 'GOOD', rules }, bonusFault: null, settling: false });
    expect(sent()).toMatchObject([{ method: 'POST', body: { promotionCoupon: 'GOOD' } }]);
    setCoupon('OTHER');
    expect($deposit.get().codeRules).toBeNull();
  });

  it('that was changed while it was looked up shows no rules of another', async () => {
    openWith(eligibleOf([]), [], ofDeposit);
    setCoupon('GOOD');
    const looked = settleBonus();
    setCoupon('OTHER');
    expect(await looked).toBe(false);
    expect($deposit.get().codeRules).toBeNull();
  });

  it('brings no more than the cap of its family leaves', () => {
    const capped = { rules: rulesOf('welcome-first'), facts: { capLeftEur: '3.21' } };
    expect(capFacts(capped)).toEqual({ capLeftEur: { welcome: '3.21' } });
    expect(capFacts({ ...capped, facts: { capLeftEur: null } })).toEqual({ capLeftEur: {} });
  });

  it('takes the place of a choice, goes with the payment and is redeemed by nobody before', async () => {
    const sent = openWith(eligibleOf(['welcome-first']), [], ofDeposit);
    setBonus('welcome-first');
    setCoupon(' DOUBLE ');
    expect(await settleBonus()).toBe(false);
    expect(await settleBonus()).toBe(true);
    expect(await settleBonus()).toBe(true);
    expect(sent()).toMatchObject([{ method: 'POST', body: { promotionCoupon: 'DOUBLE' } }]);
    expect($deposit.get().coupon.trim()).toBe('DOUBLE');
  });

  it('that needs no deposit is sent to where codes are redeemed, and is not taken', async () => {
    const sent = openWith(eligibleOf([]), [], ofNone);
    setCoupon('GOOD-TURN');
    expect(await settleBonus()).toBe(false);
    expect(await settleBonus()).toBe(false);
    expect($deposit.get()).toMatchObject({
      codeRules: null,
      bonusFault: { of: 'code', fault: 'coupon_needs_no_deposit' },
    });
    expect(sent().map(({ method }) => method)).toEqual(['POST', 'POST']);
    setCoupon('');
    expect(await settleBonus()).toBe(true);
  });

  it('that is refused is said beside it, and the deposit waits', async () => {
    openWith(eligibleOf([]), [], { [`POST ${base}/coupon-rules`]: refusal('coupon_unknown') });
    setCoupon('NOTHING');
    expect(await settleBonus()).toBe(false);
    expect($deposit.get().bonusFault).toEqual({ of: 'code', fault: 'coupon_unknown' });
    expect($toasts.get()).toEqual([]);
  });

  it('is asked for once at a time', async () => {
    const sent = openWith(eligibleOf([]), [], ofDeposit);
    setCoupon('TWICE');
    changeDeposit({ settling: true });
    expect(await settleBonus()).toBe(false);
    expect(sent()).toEqual([]);
  });
});
