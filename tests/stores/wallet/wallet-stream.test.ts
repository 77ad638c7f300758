import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session } from '#stores/session/session.ts';
import { $funds, $wallet, $walletNews, type Fund, holdFunds, refreshFunds } from '#stores/wallet/wallet.ts';
import { liveWallet } from '#stores/wallet/wallet-live.ts';
import { followWallet, hiddenMsMax, type WalletEvent } from '#stores/wallet/wallet-stream.ts';
import { fakeNetwork } from '../browser.ts';

class FakeEventSource {
  static all: FakeEventSource[] = [];
  readonly url: string;
  readyState = 0;
  closed = false;
  onmessage: (message: { data: string }) => void = () => {};
  onerror: () => void = () => {};
  constructor(url: string) {
    this.url = url;
    FakeEventSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
}

const fund = (totalMoney: string): Fund => ({
  currency: 'EUR',
  default: true,
  totalMoney,
  totalBonus: '0.00',
  freeSpinWallet: null,
});
const changed = { kind: 'deposit', id: '00000000-0000-4000-8000-000000000001', state: 'completed' } as const;
const tell = (totalMoney: string, news: WalletEvent['changed'] = null) =>
  FakeEventSource.all.at(-1)?.onmessage({ data: JSON.stringify({ funds: [fund(totalMoney)], changed: news }) });
const open = () => FakeEventSource.all.filter(({ closed }) => !closed).length;
const path = '/profile-service/api/v1/profile/currency';
const inbox = '/profile-service/api/v1/profile/notification';

/** A page that can be hidden, left and come back to. */
const marks = new Set<string>();
const documentElement = {
  toggleAttribute: (name: string, on: boolean) => void (on ? marks.add(name) : marks.delete(name)),
};
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement });
const show = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

let stop = () => {};
let leave = () => {};
beforeEach(async () => {
  vi.useFakeTimers();
  FakeEventSource.all = [];
  page.visibilityState = 'visible';
  fakeNetwork({ [`GET ${path}`]: { body: [fund('1.00')] }, [`GET ${inbox}`]: { body: { items: [], unread: 0 } } });
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  $session.set({ authenticated: true, known: true });
  leave = $funds.listen(() => {});
  // The query takes up its key a turn later.
  await vi.advanceTimersByTimeAsync(0);
  $funds.mutate([fund('1.00')]);
  $walletNews.set(0);
  stop = followWallet();
});
afterEach(() => {
  stop();
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the wallet’s line', () => {
  it('brings balances at once, and tells that there is news', () => {
    expect(FakeEventSource.all[0]?.url).toBe('/profile-service/api/v1/profile/wallet/stream');
    tell('1.00');
    expect($walletNews.get()).toBe(0);
    tell('31.00', changed);
    expect($wallet.get().balanceMinor).toBe(3_100n);
    expect($walletNews.get()).toBe(1);
  });

  it('tells of what moved before it was open', () => {
    tell('2.00');
    expect($walletNews.get()).toBe(1);
    tell('2.00');
    expect($walletNews.get()).toBe(1);
  });

  it('that broke begins anew with all there is, and whoever lists asks again', () => {
    tell('1.00');
    FakeEventSource.all.at(-1)?.onerror();
    tell('1.00');
    expect($walletNews.get()).toBe(1);
    tell('1.00');
    expect($walletNews.get()).toBe(1);
  });

  it('outlasts a glance at another tab, and no longer', () => {
    show('hidden');
    vi.advanceTimersByTime(hiddenMsMax - 1);
    show('visible');
    vi.advanceTimersByTime(hiddenMsMax);
    expect(open()).toBe(1);
    show('hidden');
    vi.advanceTimersByTime(hiddenMsMax);
    expect(open()).toBe(0);
    show('visible');
    expect(open()).toBe(1);
    tell('2.00');
    expect($walletNews.get()).toBe(1);
  });

  it('is closed when nobody is signed in any more', () => {
    $session.set({ authenticated: false, known: true });
    expect(open()).toBe(0);
  });

  it('is left to a game while it holds the balance, by however many frames', () => {
    const one = holdFunds('EUR');
    const other = holdFunds(null);
    expect(open()).toBe(0);
    one();
    one();
    refreshFunds();
    expect(open()).toBe(0);
    other();
    expect(open()).toBe(1);
  });

  it('is not held by a page that is kept for the way back', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(open()).toBe(0);
    window.dispatchEvent(new Event('pageshow'));
    expect(open()).toBe(1);
  });

  it('asks anew when another tab made another wallet the default, before the line stands too, and of nothing else', async () => {
    stop();
    const leave = liveWallet();
    const usd: Fund = { ...fund('5.00'), currency: 'USD' };
    fakeNetwork({ [`GET ${path}`]: { body: [{ ...fund('1.00'), default: false }, usd] } });
    const hear = (key: string, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    hear('faceup:news', 'favorites');
    hear('faceup:news', null);
    await vi.advanceTimersByTimeAsync(0);
    expect($wallet.get().currency).toBe('EUR');
    hear('faceup:news', 'wallets');
    await vi.advanceTimersByTimeAsync(0);
    expect($wallet.get()).toMatchObject({ currency: 'USD', balanceMinor: 500n });
    leave();
    const { sent } = fakeNetwork({});
    hear('faceup:news', 'wallets');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
  });

  it('ends with who wanted it', () => {
    stop();
    expect(open()).toBe(0);
    show('hidden');
    show('visible');
    $session.set({ authenticated: true, known: true });
    expect(open()).toBe(0);
  });

  it('is not opened in a page behind another', () => {
    stop();
    FakeEventSource.all = [];
    page.visibilityState = 'hidden';
    stop = followWallet();
    expect(open()).toBe(0);
    show('visible');
    expect(open()).toBe(1);
  });
});
