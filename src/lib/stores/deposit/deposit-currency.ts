import { type CurrencyCode, isCurrencyCode } from '#domain/money/currency.ts';
import { callApi } from '../calls/api.ts';
import { createForm, type FormErrors } from '../shell/form.ts';
import { showError, showSuccess } from '../shell/toasts.ts';
import { $funds } from '../wallet/wallet.ts';

type Values = { readonly currency: CurrencyCode | '' };

const send = async ({ currency }: Values): Promise<FormErrors<Values> | undefined> => {
  if (!isCurrencyCode(currency)) return { currency: 'required' };
  const answer = await callApi('addCurrency', { body: { currency } });
  if (answer.ok) {
    showSuccess('currency_added');
    firstCurrencyForm.reset();
    $funds.mutate(answer.value);
    return undefined;
  }
  // Opened meanwhile elsewhere: the deposit goes on with it.
  if (answer.code === 'wallet_exists') $funds.revalidate();
  else showError('currency_failed_support');
  return undefined;
};

/** The wallet that a deposit needs, for a player who has none. */
export const firstCurrencyForm = createForm<Values>({
  initial: { currency: '' },
  order: ['currency'],
  check: ({ currency }) => (currency === '' ? { currency: 'required' } : {}),
  send,
});
