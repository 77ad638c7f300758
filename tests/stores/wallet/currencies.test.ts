import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session } from '#stores/session/session.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { addCurrency, chooseCurrency, currenciesToAdd } from '#stores/wallet/currencies.ts';
import { $funds, $wallet, type Fund } from '#stores/wallet/wallet.ts';
import { fakeNetwork } from '../browser.ts';

const path = '/profile-service/api/v1/profile/currency';
const fund = (currency: Fund['currency'], isDefault: boolean): Fund => ({
  currency,
  default: isDefault,
  totalMoney: '1.00',
  totalBonus: '0.00',
  freeSpinWallet: null,
});
const messages = () => $toasts.get().map(({ message }) => ('toast' in message ? message.toast : message));

let leave = () => {};
beforeEach(() => {
  const body = [fund('EUR', true), fund('USD', false)];
  fakeNetwork({ [`GET ${path}`]: { body } });
  $session.set({ authenticated: true, known: true });
  leave = $funds.listen(() => {});
  $funds.mutate(body);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  takeToasts();
});

describe('the player’s wallets', () => {
  it('the chosen one is the one that is shown', async () => {
    fakeNetwork({ [`PUT ${path}`]: { body: [fund('USD', true), fund('EUR', false)] } });
    expect(await chooseCurrency('USD')).toBe(true);
    expect($wallet.get().currency).toBe('USD');
  });

  it('the choice is told to the other tabs, and leaves nothing behind', async () => {
    const marks: unknown[] = [];
    vi.stubGlobal('localStorage', {
      setItem: (...mark: string[]) => marks.push(mark),
      removeItem: (key: string) => marks.push(key),
    });
    fakeNetwork({ [`PUT ${path}`]: [{ body: [fund('USD', true)] }, 'network'], [`POST ${path}`]: { body: [] } });
    await chooseCurrency('USD');
    expect(marks).toEqual([['faceup:news', 'wallets'], 'faceup:news']);
    await chooseCurrency('USD');
    expect(marks).toHaveLength(2);
    await addCurrency({ currency: 'BTC' });
    expect(marks).toHaveLength(4);
  });

  it('stay when choosing failed, which is said', async () => {
    fakeNetwork({ [`PUT ${path}`]: 'network' });
    expect(await chooseCurrency('USD')).toBe(false);
    expect($wallet.get().currency).toBe('EUR');
    expect(messages()).toEqual([{ error: 'network' }]);
  });

  it('can be joined by one in each further currency', () => {
    expect(currenciesToAdd([fund('EUR', true), fund('BTC', false)])).toEqual([
      'USD',
      'GBP',
      'CAD',
      'ETH',
      'USDT',
      'LTC',
    ]);
  });

  it('are joined by another, or not, in the words of the specification', async () => {
    const body = [fund('EUR', true), fund('USD', false), fund('BTC', false)];
    fakeNetwork({ [`POST ${path}`]: [{ body }, 'network'] });
    expect(await addCurrency({ currency: 'BTC' })).toEqual({ ok: true });
    expect($funds.get().data).toEqual(body);
    expect(await addCurrency({ currency: 'LTC' })).toEqual({ ok: false, fields: {} });
    expect(messages()).toEqual(['currency_added', 'currency_failed']);
  });
});
