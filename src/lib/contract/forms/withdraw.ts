import * as z from 'zod/mini';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { amountFaultOf, amountOrTyped, parseTypedAmount } from '#domain/money/typed-amount.ts';
import { payoutAddressFault, payoutAddressOf } from '#domain/payments/typed-address.ts';
import { judged, typedCode } from './fields.ts';

/** What the rules of a withdrawal go by; amounts in minor units of the currency. */
export type WithdrawFacts = {
  readonly currency: CurrencyCode;
  /** What may be withdrawn now; undefined while it is not known. */
  readonly withdrawableMinor: bigint | undefined;
  readonly bounds: { readonly leastMinor: bigint | undefined; readonly mostMinor: bigint | undefined };
  /** Whether the player signs in with a code. */
  readonly needsCode: boolean;
};

const amountFault = (text: string, { currency, withdrawableMinor, bounds }: WithdrawFacts): string | undefined => {
  if (text === '') return 'amount_required';
  const parsed = parseTypedAmount(text, currency);
  if (!parsed.ok) return amountFaultOf(parsed);
  const { leastMinor, mostMinor } = bounds;
  if (leastMinor !== undefined && parsed.value < leastMinor) return 'amount_below_minimum';
  if (withdrawableMinor !== undefined && parsed.value > withdrawableMinor) return 'amount_above';
  return mostMinor !== undefined && parsed.value > mostMinor ? 'amount_above_maximum' : undefined;
};

const text = z.string().check(z.trim());

/** As the call takes one; whether it is an address of the currency's chain is told by its checksum. */
export const payoutAddress = z.string().check(z.overwrite(payoutAddressOf), judged(payoutAddressFault));

/** In the order of the screen: an address for crypto alone, a code of who has a second factor. */
export const withdrawSchema = (facts: WithdrawFacts) =>
  z.object({
    amount: z.string().check(
      z.overwrite((typed) => amountOrTyped(typed, facts.currency)),
      judged((typed) => amountFault(typed, facts)),
    ),
    address: currencies[facts.currency].type === 'CRYPTO' ? payoutAddress : text,
    code: facts.needsCode ? typedCode('any') : text,
  });
export type WithdrawValues = z.output<ReturnType<typeof withdrawSchema>>;
