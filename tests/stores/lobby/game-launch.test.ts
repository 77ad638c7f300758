import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import {
  $launch,
  $tableWallet,
  isDemoAsked,
  type LaunchableGame,
  launchGame,
  listenToFrame,
  parseWalletMessage,
} from '#stores/lobby/game-launch.ts';
import { $session } from '#stores/session/session.ts';
import { $funds, $wallet, type Fund, refreshFunds } from '#stores/wallet/wallet.ts';
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
    const stop = listenToFrame(frame as unknown as HTMLIFrameElement, 'EUR');
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
    const stop = listenToFrame(frame as unknown as HTMLIFrameElement, 'EUR');
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

describe('another wallet becomes the default while a table is open', () => {
  const path = '/profile-service/api/v1/profile/currency';
  const fund = (currency: Fund['currency'], isDefault: boolean, totalMoney: string): Fund => ({
    currency,
    default: isDefault,
    totalMoney,
    totalBonus: '0.00',
    freeSpinWallet: null,
  });
  const game: LaunchableGame = {
    id: 'dice',
    launchId: 'dice',
    gameName: 'Dice',
    imageId: null,
    provider: 'Halden & Rook',
    category: 'casual',
  };

  it.each([
    ['EUR', 'EUR', 4_150n],
    [null, 'USD', 700n],
  ] as const)('a table launched in %s is told the balance in %s', async (currency, shownIn, shownMinor) => {
    const { events, location } = fakeWindow();
    Object.assign(events, { matchMedia: () => ({ matches: false }) });
    const funds = [fund('EUR', true, '30.00'), fund('USD', false, '0.00')];
    const now = [fund('EUR', false, '29.00'), fund('USD', true, '7.00')];
    fakeNetwork({
      [`GET ${path}`]: [{ body: funds }, { body: now }],
      [`POST ${routes.launchGame.path}`]: { body: { url: '/play/dice#token=a', currency } },
    });
    $session.set({ authenticated: true, known: true });
    const leave = $tableWallet.subscribe(() => undefined);
    $funds.revalidate();
    await vi.waitFor(() => expect($wallet.get().balanceMinor).toBe(3_000n));
    await launchGame(game, currency === null);
    expect($launch.get().launch).toEqual({ state: 'ready', url: '/play/dice#token=a', currency });
    const frame = { src: `${location.origin}/play/dice`, contentWindow: {} };
    const stop = listenToFrame(frame as unknown as HTMLIFrameElement, currency);
    const told = { source: frame.contentWindow, origin: location.origin, data: message };
    if (currency !== null) events.dispatchEvent(Object.assign(new Event('message'), told));
    refreshFunds();
    // The header tells the new default's, as the house has it; of the table's, what the table has shown.
    await vi.waitFor(() => expect($wallet.get()).toMatchObject({ currency: 'USD', balanceMinor: 700n }));
    expect($tableWallet.get()).toMatchObject({ currency: shownIn, balanceMinor: shownMinor });
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
