import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { amountFaultOf, parseTypedAmount } from '#domain/money/typed-amount.ts';
import { t } from '#i18n/client.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { pasteWhole } from '#ui/paste-whole.ts';

type TypedAmountOptions = {
  readonly currency: CurrencyCode;
  /** What stands in the field while nobody types. */
  readonly shown: string;
  /** Why what was typed is not taken; empty while nothing is wrong. Whoever asks keeps it, so that no stake is placed meanwhile. */
  readonly fault: string;
  readonly setFault: (why: string) => void;
  /** Takes an amount, or says why not. */
  readonly take: (amountMinor: bigint) => string;
};

/** Longer than any amount with its sign and its code; what is pasted whole may be more. */
const typedCharsMax = 24;

/** A field for money: Enter or leaving it takes the amount over, Escape gives it up, and what is refused stays as it was typed. */
export const useTypedAmount = ({ currency, shown, fault, setFault, take }: TypedAmountOptions) => {
  const faultId = useId();
  const [typed, setTyped] = useState<string>();

  // Refused, and then chosen in another way.
  useEffect(() => {
    if (fault === '') setTyped(undefined);
  }, [fault]);

  const commit = (): boolean => {
    if (typed === undefined) return true;
    const amount = parseTypedAmount(typed, currency);
    const why = amount.ok ? take(amount.value) : t(...amountWords(amountFaultOf(amount)));
    setFault(why);
    if (why === '') setTyped(undefined);
    return why === '';
  };

  return {
    fault,
    faultId,
    props: {
      inputMode: 'decimal',
      enterKeyHint: 'done',
      autoComplete: 'off',
      maxLength: typedCharsMax,
      value: typed ?? shown,
      'aria-invalid': fault !== '' || undefined,
      'aria-describedby': fault === '' ? undefined : faultId,
      onPaste: pasteWhole,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
      onBlur: () => void commit(),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Escape') {
          setTyped(undefined);
          setFault('');
        }
        // The keys of the phone go, and the space bar is the table's again.
        if (event.key === 'Enter' && commit()) event.currentTarget.blur();
      },
    },
  } as const;
};

export type TypedAmount = ReturnType<typeof useTypedAmount>;
