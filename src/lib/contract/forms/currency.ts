import * as z from 'zod/mini';
import { currencyCodes } from '#domain/money/currency.ts';

/** The currency of one more wallet; empty while nothing is chosen. */
export const walletCurrencySchema = z.object({
  currency: z.pipe(z.string(), z.enum(currencyCodes, 'currency_required')),
});
export type WalletCurrencyTyped = z.input<typeof walletCurrencySchema>;
export type WalletCurrencyValues = z.output<typeof walletCurrencySchema>;
