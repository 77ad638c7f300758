import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDemoAsked, listenToFrame, parseWalletMessage } from '#stores/lobby/game-launch.ts';
import { $session } from '#stores/session/session.ts';
import { $wallet, refreshFunds } from '#stores/wallet/wallet.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const message = { type: 'faceup:wallet', currency: 'EUR', balance: '41.50' };

afterEach(() => vi.unstubAllGlobals());

describe('balances from the game frame', () => {
  it.each([
    [message, true],
    [{ ...message, balance: '-1.00' }, false],
    [{ ...message, balance: 41.5 }, false],
    [{ ...message, type: 'other' }, false],
    ['faceup:wallet', false],
    [null, false],
  ])('%j is taken: %s', (data, isTaken) => {
    expect(parseWalletMessage(data) !== undefined).toBe(isTaken);
  });

  it('takes a balance from the frame alone, by window and origin (3.5.5)', async () => {
    const { events } = fakeWindow();
    const frameWindow = {};
    const frame = { src: 'http://localhost:4321/play/roulette-european/', contentWindow: frameWindow };
    const fund = { currency: 'EUR', default: true, totalMoney: '30.00', totalBonus: '0.00', freeSpinWallet: null };
    fakeNetwork({ 'GET /profile-service/api/v1/profile/currency': { body: [fund] } });
    $session.set({ authenticated: true, known: true });
    const leave = $wallet.subscribe(() => undefined);
    await vi.waitFor(() => expect($wallet.get().balanceMinor).toBe(3_000n));
    const stop = listenToFrame(frame as unknown as HTMLIFrameElement);
    const post = (source: unknown, origin: string) =>
      events.dispatchEvent(Object.assign(new Event('message'), { source, origin, data: message }));

    post({}, 'http://localhost:4321');
    post(frameWindow, 'https://evil.example');
    post(null, 'http://localhost:4321');
    expect($wallet.get().balanceMinor).toBe(3_000n);
    post(frameWindow, 'http://localhost:4321');
    expect($wallet.get().balanceMinor).toBe(4_150n);
    // What the server knows already the table may not have shown yet.
    refreshFunds();
    await new Promise((done) => setTimeout(done));
    expect($wallet.get().balanceMinor).toBe(4_150n);
    stop();
    refreshFunds();
    await vi.waitFor(() => expect($wallet.get().balanceMinor).toBe(3_000n));
    leave();
  });
});

describe('a balance with bonus money in it', () => {
  it('is asked of the house: the header shows own money on every page', async () => {
    const { events } = fakeWindow();
    const frame = { src: 'http://localhost:4321/play/dice/', contentWindow: {} };
    const funds = (totalMoney: string, totalBonus: string) => ({
      body: [{ currency: 'EUR', default: true, totalMoney, totalBonus, freeSpinWallet: null }],
    });
    const path = 'GET /profile-service/api/v1/profile/currency';
    const answers = { [path]: funds('210.00', '5.00') };
    fakeNetwork(answers);
    $session.set({ authenticated: true, known: true });
    const leave = $wallet.subscribe(() => undefined);
    refreshFunds();
    await vi.waitFor(() => expect($wallet.get()).toMatchObject({ balanceMinor: 21_000n, bonusMinor: 500n }));
    const stop = listenToFrame(frame as unknown as HTMLIFrameElement);
    const tell = (balance: string) =>
      events.dispatchEvent(
        Object.assign(new Event('message'), {
          source: frame.contentWindow,
          origin: 'http://localhost:4321',
          data: { ...message, balance },
        }),
      );
    tell('215.00');
    await new Promise((done) => setTimeout(done));
    expect($wallet.get().balanceMinor).toBe(21_000n);
    answers[path] = funds('208.00', '0.00');
    tell('208.00');
    await vi.waitFor(() => expect($wallet.get()).toMatchObject({ balanceMinor: 20_800n, bonusMinor: 0n }));
    // From here on there is no bonus money, and the table's word is taken at once.
    tell('209.00');
    expect($wallet.get().balanceMinor).toBe(20_900n);
    stop();
    leave();
  });
});

it('plays for fun where the address says demo=true, and nothing else', () => {
  expect(['?demo=true', '?a=b&demo=true', '?demo=false', '?demo', ''].map(isDemoAsked)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
