import type { WalletCurrencyValues } from '#contract/forms/currency.ts';
import { callApi } from '../calls/api.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showError, showSuccess } from '../shell/toasts.ts';
import { $funds } from '../wallet/wallet.ts';

/** Opens the wallet that a deposit needs, for a player who has none. */
export const addFirstCurrency = async ({ currency }: WalletCurrencyValues): Promise<Sent<WalletCurrencyValues>> => {
  const answer = await callApi('addCurrency', { body: { currency } });
  if (answer.ok) {
    showSuccess('currency_added');
    $funds.mutate(answer.value);
    return sent;
  }
  // Opened meanwhile elsewhere: the deposit goes on with it.
  if (answer.code === 'wallet_exists') $funds.revalidate();
  else showError('currency_failed_support');
  return notSent();
};
