import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $couponRules, $redeemed, sendCoupon } from '#stores/promotions/coupon.ts';
import { acceptPromotion, cancelGrant, rejectOffers } from '#stores/promotions/promotion-actions.ts';
import { $promotionShown, openPromotion } from '#stores/promotions/promotion-shown.ts';
import { $eligible, $grants, grantsBy, isNoDeposit, offersOf, spinsOf } from '#stores/promotions/promotions.ts';
import { $session } from '#stores/session/session.ts';
import { $modal, closeModal } from '#stores/shell/modal.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { $walletNews } from '#stores/wallet/wallet.ts';
import { fakeNetwork } from '../browser.ts';
import { eligibleOf, grantOf, promotionOf, rulesOf } from '../promotion-samples.ts';

const base = '/profile-service/api/v1/profile';
const id = '00000000-0000-4000-8000-000000000009';
const eligible = eligibleOf(['no-deposit', 'welcome-first']);
const reads = {
  [`GET ${base}/promotion-eligible`]: { body: eligible },
  [`GET ${base}/promotion`]: { body: [grantOf('welcome-first')] },
};
const refusal = (code: string, facts?: object) => ({
  status: 409,
  body: { code, message: '', requestId: 'r', ...(facts ? { facts } : {}) },
});
const messages = () => $toasts.get().map(({ message }) => ('toast' in message ? message.toast : message));
const turn = () => new Promise((done) => setTimeout(done));

let leaves: (() => void)[] = [];
beforeEach(async () => {
  fakeNetwork(reads);
  $session.set({ authenticated: true, known: true });
  leaves = [$eligible.listen(() => {}), $grants.listen(() => {})];
  await turn();
});
afterEach(() => {
  for (const leave of leaves) leave();
  closeModal();
  $couponRules.set(null);
  $redeemed.set(null);
  vi.unstubAllGlobals();
  takeToasts();
});

describe('what is offered', () => {
  it('is every promotion of every event, and free spins for nothing are told by their name', () => {
    const [free, first] = offersOf(eligible);
    expect(free && isNoDeposit(free)).toBe(true);
    expect(first && isNoDeposit(first)).toBe(false);
  });

  it('gives as many free spins as its largest configuration', () => {
    const { config, games } = promotionOf('welcome-first');
    const freeSpins = [{ configs: [{ totalSpins: 100 }, { totalSpins: 150 }] }];
    expect(spinsOf({ config: { ...config, freeSpins }, games })).toBe(150);
    expect(spinsOf({ config, games })).toBe(0);
  });

  it('is asked for again with what was taken whenever money moved', async () => {
    const { sent } = fakeNetwork(reads);
    $walletNews.set($walletNews.get() + 1);
    await vi.waitFor(() =>
      expect(sent.map(({ url }) => url).sort()).toEqual([`${base}/promotion`, `${base}/promotion-eligible`]),
    );
  });

  it('opens its dialog, which forgets it when it closes', () => {
    openPromotion(promotionOf('no-deposit'));
    expect([$modal.get(), $promotionShown.get()?.config.id]).toEqual(['promotion', 'no-deposit']);
    closeModal();
    expect($promotionShown.get()).toBeNull();
  });
});

it('what was taken runs, waits or is over', () => {
  const states = ['PENDING', 'HELD', 'QUEUED', 'ACTIVE', 'COMPLETED', 'CANCELLED', 'EXPIRED'] as const;
  const { running, waiting, ended } = grantsBy(states.map((state) => grantOf('welcome-first', { state })));
  const statesOf = (grants: typeof running) => grants.map(({ state }) => state);
  expect(statesOf(running)).toEqual(['ACTIVE']);
  expect(statesOf(waiting)).toEqual(['PENDING', 'HELD', 'QUEUED']);
  expect(statesOf(ended)).toEqual(['COMPLETED', 'CANCELLED', 'EXPIRED']);
});

describe('accepting', () => {
  it('says so in the specified words and asks for promotions again', async () => {
    const { sent } = fakeNetwork({
      ...reads,
      [`POST ${base}/promotion`]: { body: { id, state: 'ACTIVE' } },
    });
    expect(await acceptPromotion('no-deposit')).toBeUndefined();
    expect(messages()).toEqual(['promo_activated']);
    await turn();
    expect(sent[0]).toMatchObject({ method: 'POST', body: { id: 'no-deposit', accepted: true } });
    expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  it('that is refused says so in the specified words, and why beside it', async () => {
    const answer = refusal('promotion_not_eligible', { reason: 'had' });
    fakeNetwork({ ...reads, [`POST ${base}/promotion`]: answer });
    expect(await acceptPromotion('no-deposit')).toBe('promotion_not_eligible:had');
    expect(messages()).toEqual(['promo_failed']);
  });

  it('is the same wish again while nobody knows whether it was taken, and another one after', async () => {
    const turns = ['network', { body: { id, state: 'ACTIVE' } }, { body: { id, state: 'ACTIVE' } }] as const;
    const { sent } = fakeNetwork({ ...reads, [`POST ${base}/promotion`]: turns });
    for (const _ of turns) await acceptPromotion('no-deposit');
    const [lost, again, other] = sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });
});

describe('giving up and refusing', () => {
  it('name the grant, and say that it is done', async () => {
    const { sent } = fakeNetwork({ ...reads, [`DELETE ${base}/promotion`]: { status: 204 } });
    expect(await cancelGrant(id)).toBe(true);
    expect(sent[0]).toMatchObject({ method: 'DELETE', body: { id } });
    expect(messages()).toEqual(['promo_given_up']);
  });

  it('say why not: a round is still open', async () => {
    fakeNetwork({ ...reads, [`DELETE ${base}/promotion`]: refusal('round_open') });
    expect(await cancelGrant(id)).toBe(false);
    expect(messages()).toEqual([{ error: 'round_open' }]);
  });

  it('refuse all that is offered by one call', async () => {
    fakeNetwork({ ...reads, [`DELETE ${base}/promotion-eligible`]: { status: 204 } });
    expect(await rejectOffers()).toBe(true);
    expect(messages()).toEqual(['promos_refused']);
  });
});

describe('a bonus code', () => {
  const path = `PUT ${base}/redeem-promotion-coupon`;
  const reading = `POST ${base}/coupon-rules`;
  const read = {
    id: 'good-turn',
    displayName: 'A good turn',
    rules: rulesOf('good-turn'),
    facts: { capLeftEur: null },
  };
  const code = 'GOOD-TURN';

  it('shows what it brings and asks before it is taken, and another one too', async () => {
    const { sent } = fakeNetwork({ ...reads, [reading]: [{ body: read }, { body: read }] });
    expect(await sendCoupon({ code })).toEqual({ ok: false, fields: {} });
    expect($couponRules.get()).toEqual({ ...read, code });
    expect(await sendCoupon({ code: 'GOOD-TURNS' })).toEqual({ ok: false, fields: {} });
    expect($couponRules.get()).toEqual({ ...read, code: 'GOOD-TURNS' });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect($redeemed.get()).toBeNull();
  });

  it('whose fate nobody knows stays shown, and is taken by the next sending', async () => {
    const answers = [
      'network',
      { body: { id, displayName: 'A good turn', state: 'ACTIVE', keptUntil: null } },
    ] as const;
    fakeNetwork({ ...reads, [reading]: { body: read }, [path]: answers });
    await sendCoupon({ code });
    expect(await sendCoupon({ code })).toEqual({ ok: false, fields: {} });
    expect($couponRules.get()).not.toBeNull();
    expect(await sendCoupon({ code })).toEqual({ ok: true });
    expect($redeemed.get()?.state).toBe('ACTIVE');
  });

  it.each([
    ['coupon_unknown', undefined, 'coupon_unknown'],
    ['coupon_used', undefined, 'coupon_used'],
    ['coupon_used', { reason: 'kept' }, 'coupon_used:kept'],
    ['promotion_not_eligible', { reason: 'email_unconfirmed' }, 'promotion_not_eligible:email_unconfirmed'],
  ])('that is refused as %s says so beside it', async (refused, facts, said) => {
    fakeNetwork({ ...reads, [reading]: refusal(refused, facts) });
    expect(await sendCoupon({ code })).toEqual({ ok: false, fields: { code: said } });
    expect(messages()).toEqual([]);
  });

  it('that is refused when it is taken is shown no longer', async () => {
    fakeNetwork({ ...reads, [reading]: { body: read }, [path]: refusal('coupon_used') });
    await sendCoupon({ code });
    expect(await sendCoupon({ code })).toEqual({ ok: false, fields: { code: 'coupon_used' } });
    expect($couponRules.get()).toBeNull();
  });

  it('that is tried too often says so as a message', async () => {
    fakeNetwork({ ...reads, [reading]: refusal('rate_limited') });
    expect(await sendCoupon({ code })).toEqual({ ok: false, fields: {} });
    expect(messages()).toEqual([{ error: 'rate_limited' }]);
  });

  it('brings its promotion, and is done', async () => {
    const redeemed = { id, displayName: 'A good turn', state: 'ACTIVE', keptUntil: null };
    const { sent } = fakeNetwork({ ...reads, [reading]: { body: read }, [path]: { body: redeemed } });
    await sendCoupon({ code });
    expect(await sendCoupon({ code })).toEqual({ ok: true });
    expect(sent[1]?.body).toEqual({ promotionCoupon: 'GOOD-TURN' });
    expect($redeemed.get()).toEqual(redeemed);
    expect($couponRules.get()).toBeNull();
  });
});
