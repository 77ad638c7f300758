import type { WalletCurrencyValues } from '#contract/forms/currency.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import { callApi } from '../calls/api.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { tellTabs } from '../shell/tabs.ts';
import { showError, showFail, showSuccess } from '../shell/toasts.ts';
import { $funds, type Fund } from './wallet.ts';

/** Here at once, and in the other tabs, which ask anew. */
const show = (funds: readonly Fund[]): void => {
  $funds.mutate(funds);
  tellTabs('wallets');
};

/** The currencies of which the player has no wallet yet. */
export const currenciesToAdd = (funds: readonly Fund[]): readonly CurrencyCode[] =>
  currencyCodes.filter((code) => !funds.some(({ currency }) => currency === code));

/** Makes a wallet the one that is shown and played with; false when that failed. */
export const chooseCurrency = async (currency: CurrencyCode): Promise<boolean> => {
  const answer = await callApi('setDefaultCurrency', { body: { currency } });
  if (answer.ok) show(answer.value);
  else showFail(answer);
  return answer.ok;
};

/** Opens one more wallet. */
export const addCurrency = async ({ currency }: WalletCurrencyValues): Promise<Sent<WalletCurrencyValues>> => {
  const answer = await callApi('addCurrency', { body: { currency } });
  if (answer.ok) {
    show(answer.value);
    showSuccess('currency_added');
    return sent;
  }
  showError('currency_failed');
  // Opened meanwhile elsewhere: the list shows it.
  if (answer.code === 'wallet_exists') $funds.revalidate();
  return notSent();
};
