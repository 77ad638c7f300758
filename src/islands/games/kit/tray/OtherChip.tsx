import { useState } from 'react';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { AmountFault } from './AmountFault.tsx';
import { chipLabel } from './chip-values.ts';
import { useTypedAmount } from './use-typed-amount.ts';

type OtherChipProps = {
  currency: CurrencyCode;
  chipMinor: bigint;
  /** The chips that lie beside it. */
  offered: readonly bigint[];
  slim: boolean;
  onOther: (minor: bigint) => string;
};

/** A chip of any amount: a ring to type in, which is wide while one types, and then a chip among the others. */
export function OtherChip({ currency, chipMinor, offered, slim, onOther }: OtherChipProps) {
  const [fault, setFault] = useState('');
  const [isWide, setWide] = useState(false);
  const held = !offered.includes(chipMinor);
  const shownShort = held ? chipLabel(chipMinor, currency) : t('table.chip_other_short');
  const shownWide = held ? formatAmount(chipMinor, currency) : '';
  const field = useTypedAmount({
    currency,
    shown: isWide ? shownWide : shownShort,
    fault,
    setFault,
    take: onOther,
  });
  const wide = isWide || fault !== '';
  return (
    <div className={cx('relative size-11', !slim && 'sm:size-12')}>
      <input
        {...field.props}
        translate="no"
        aria-label={held ? t('table.chip', { amount: displayAmount(chipMinor, currency) }) : t('table.chip_other')}
        onFocus={(event) => {
          setWide(true);
          const { currentTarget } = event;
          requestAnimationFrame(() => currentTarget.select());
        }}
        onBlur={() => {
          field.props.onBlur();
          setWide(false);
        }}
        className={cx(
          'figures absolute inset-y-0 right-0 z-10 rounded-full border-2 text-center text-xs font-bold outline-none focus-visible:outline-2 focus-visible:outline-brass-bright',
          wide ? 'w-32 bg-ink-900 px-3 text-base' : 'w-full cursor-pointer truncate bg-ink-700',
          fault !== ''
            ? 'border-red'
            : held
              ? 'border-brass-bright text-ivory-100'
              : 'border-dashed border-ivory-500 text-ivory-300',
        )}
      />
      <AmountFault {...field} />
    </div>
  );
}
