import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from './Chip.tsx';
import { chipLabel, chipLook, chipValues } from './chip-values.ts';
import { OtherChip } from './OtherChip.tsx';

type ChipRackProps = {
  currency: CurrencyCode;
  minStakeMinor: bigint;
  chipMinor: bigint;
  slim: boolean;
  /** Which of the six steps there are, by their place; all unless told. */
  steps?: readonly number[];
  onChip: (minor: bigint) => void;
  /** Takes a chip of a typed amount, or says why not. */
  onOther: (minor: bigint) => string;
};

/** The chips to choose from: six steps from the table's smallest stake. */
export function ChipRack({ currency, minStakeMinor, chipMinor, slim, steps, onChip, onOther }: ChipRackProps) {
  const offered = chipValues(minStakeMinor).filter((_, step) => steps?.includes(step) ?? true);
  return (
    <fieldset className={cx('relative flex', slim ? 'gap-0' : 'gap-0.5 sm:gap-2')}>
      <legend className="sr-only">{t('table.chips')}</legend>
      {offered.map((value) => (
        <label
          key={value}
          className={cx(
            'relative grid size-11 cursor-pointer place-items-center rounded-full transition-transform duration-fast has-focus-visible:outline-2 has-focus-visible:outline-brass-bright',
            !slim && 'sm:size-12',
            value === chipMinor ? '-translate-y-0.5' : 'opacity-75 hover:opacity-100',
          )}
        >
          <input
            type="radio"
            name="chip"
            className="sr-only"
            checked={value === chipMinor}
            onChange={() => onChip(value)}
            aria-label={t('table.chip', { amount: displayAmount(value, currency) })}
          />
          <svg viewBox="-22 -22 44 44" aria-hidden="true" className="size-full">
            {value === chipMinor && <circle r="21" fill="none" className="stroke-brass-bright" strokeWidth="2" />}
            <Chip x={0} y={0} size={40} label={chipLabel(value, currency)} look={chipLook(value, minStakeMinor)} />
          </svg>
        </label>
      ))}
      <OtherChip currency={currency} chipMinor={chipMinor} offered={offered} slim={slim} onOther={onOther} />
    </fieldset>
  );
}
