import type { WithdrawValues } from '#contract/forms/withdraw.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type CallForm, createCallForm } from '#islands/blocks/form/call-form.ts';
import { isPayable, withdrawFacts } from '#stores/wallet/withdraw.ts';

export type WithdrawCallForm = CallForm<WithdrawValues, WithdrawValues>;

/** The form of one withdrawal, which lives as long as its dialog. */
export const createWithdrawForm = (currency: CurrencyCode): WithdrawCallForm =>
  createCallForm({
    schema: ({ withdrawSchema }) => withdrawSchema(withdrawFacts(currency)),
    initial: { amount: '', address: '', code: '' },
  });

/** Says what is wrong with the address once the player has left it. */
export const judgeAddress = async ({ control }: WithdrawCallForm, currency: CurrencyCode): Promise<void> => {
  const typed = control.getValues('address');
  if (typed.trim() === '' || !(await control.trigger('address'))) return;
  const isGood = await isPayable(currency, typed);
  if (!isGood && control.getValues('address') === typed)
    control.setError('address', { message: 'withdrawal_address_invalid' });
};
