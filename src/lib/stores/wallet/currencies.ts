import { type CurrencyCode, currencyCodes, isCurrencyCode } from '#domain/money/currency.ts';
import { callApi } from '../calls/api.ts';
import { createForm, type FormErrors } from '../shell/form.ts';
import { showError, showFail, showSuccess } from '../shell/toasts.ts';
import { $funds, type Fund } from './wallet.ts';

/** The currencies of which the player has no wallet yet. */
export const currenciesToAdd = (funds: readonly Fund[]): readonly CurrencyCode[] =>
  currencyCodes.filter((code) => !funds.some(({ currency }) => currency === code));

/** Makes a wallet the one that is shown and played with; false when that failed. */
export const chooseCurrency = async (currency: CurrencyCode): Promise<boolean> => {
  const answer = await callApi('setDefaultCurrency', { body: { currency } });
  if (answer.ok) $funds.mutate(answer.value);
  else showFail(answer);
  return answer.ok;
};

export type AddCurrencyValues = { readonly currency: CurrencyCode | '' };

const send = async ({ currency }: AddCurrencyValues): Promise<FormErrors<AddCurrencyValues> | undefined> => {
  if (!isCurrencyCode(currency)) return { currency: 'required' };
  const answer = await callApi('addCurrency', { body: { currency } });
  if (answer.ok) {
    $funds.mutate(answer.value);
    showSuccess('currency_added');
    addCurrencyForm.reset();
    return undefined;
  }
  showError('currency_failed');
  // Opened meanwhile elsewhere: the list shows it.
  if (answer.code === 'wallet_exists') $funds.revalidate();
  return undefined;
};

/** Opens one more wallet. */
export const addCurrencyForm = createForm<AddCurrencyValues>({
  initial: { currency: '' },
  order: ['currency'],
  check: ({ currency }) => (currency === '' ? { currency: 'required' } : {}),
  send,
});
