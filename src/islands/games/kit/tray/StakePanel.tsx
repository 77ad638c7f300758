import { displayAmount } from '#domain/money/amount.ts';
import { currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { RoundView } from '../round/use-round.ts';
import { AmountFault } from './AmountFault.tsx';
import type { Stake } from './use-stake.ts';
import { useTypedAmount } from './use-typed-amount.ts';

type StakePanelProps = {
  round: Pick<RoundView, 'currency' | 'locked'>;
  stake: Stake;
  label: string;
  /** The largest stake that the balance reaches for. */
  reachMinor: bigint;
};

const part =
  'figures grid h-11 min-w-11 shrink-0 place-items-center rounded-md bg-ink-700 font-semibold text-ivory-100 transition-colors duration-fast hover:bg-ink-600 disabled:text-ivory-500/60 disabled:hover:bg-ink-700';

type StepProps = { sign: string; name: string; off: boolean; onPress: () => void };

const Step = ({ sign, name, off, onPress }: StepProps) => (
  <button type="button" className={part} disabled={off} onClick={onPress}>
    <span aria-hidden="true" className={sign.length > 2 ? 'text-sm' : undefined}>
      {sign}
    </span>
    <span className="sr-only">{name}</span>
  </button>
);

/** The stake as a field to type in, and the five ways to change it without: the same at every width. */
export function StakePanel({ round, stake, label, reachMinor }: StakePanelProps) {
  const { currency, locked } = round;
  const { stakeMinor } = stake;
  const maxMinor = stake.within(reachMinor);
  const field = useTypedAmount({
    currency,
    shown: displayAmount(stakeMinor, currency),
    fault: stake.fault,
    setFault: stake.setFault,
    take: (minor) => stake.take(minor, reachMinor),
  });
  const isLong = currencies[currency].digits > 2;
  return (
    <fieldset className="relative flex min-w-0 items-center justify-center gap-1 max-sm:w-full">
      <legend className="sr-only">{label}</legend>
      <Step sign="½" name={t('table.halve')} off={locked || !stake.canLess} onPress={stake.halve} />
      <Step sign="−" name={t('table.less')} off={locked || !stake.canLess} onPress={stake.less} />
      <label
        className={cx(
          'grid h-11 min-w-0 grow cursor-text content-center rounded-md border bg-ink-900/70 px-1 text-center has-focus-visible:outline-2 has-focus-visible:outline-brass-bright sm:w-32 sm:grow-0',
          stake.fault === '' ? 'border-ink-600' : 'border-red',
          locked && 'border-dashed',
        )}
      >
        <span className="truncate text-xs leading-[0.875rem] text-ivory-300">{label}</span>
        <input
          {...field.props}
          translate="no"
          readOnly={locked}
          className={cx(
            'figures w-full min-w-0 bg-transparent text-center leading-5 font-semibold outline-none',
            isLong && 'max-sm:text-xs',
          )}
        />
      </label>
      <Step sign="+" name={t('table.more')} off={locked || !stake.canMore} onPress={stake.more} />
      <Step sign="2×" name={t('table.double')} off={locked || !stake.canMore} onPress={stake.double} />
      <Step
        sign={t('table.max_short')}
        name={t('table.max', { limit: displayAmount(maxMinor, currency) })}
        off={locked || stakeMinor === maxMinor}
        onPress={() => stake.set(maxMinor)}
      />
      <AmountFault {...field} />
    </fieldset>
  );
}
