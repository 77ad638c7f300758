import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { useHotkey } from '../fields/use-hotkey.ts';
import type { RoundView } from '../round/use-round.ts';
import type { Stake } from './use-stake.ts';

type StakeTrayProps = {
  round: RoundView;
  stake: Stake;
  slim: boolean;
  /** The word over the amount: "Stake" unless the game says better ("Stake a hand"). */
  label?: string;
  /** The whole stake, where a round takes the stake several times (five lines, ten hands). */
  wholeMinor?: bigint;
  /** The main button, also pressed by the space bar. `busy` and `disabled` beyond what the round itself says. */
  action: { label: ReactNode; busy?: boolean; disabled?: boolean; onPress: () => void };
  /** While a round is shown: what the main button and the space bar do instead, which touches the picture alone. */
  hurry?: { label: ReactNode; onPress: () => void } | undefined;
  /** Controls of the game's own, before the stake. */
  before?: ReactNode;
  /** Actions of the game's own, before the main button; in a round that waits they may stand in its place (`action` absent). */
  children?: ReactNode;
};

const small =
  'figures grid h-11 min-w-11 place-items-center rounded-md bg-ink-700 px-2 font-semibold text-ivory-100 transition-colors duration-fast hover:bg-ink-600 disabled:opacity-40';

/** One stake and one main button. */
export function StakeTray({ round, stake, slim, label, wholeMinor, action, hurry, before, children }: StakeTrayProps) {
  const locked = round.locked;
  const ready = !locked && !round.waiting && action.disabled !== true;
  const busy = action.busy === true || (round.busy && !hurry);
  const press = hurry?.onPress ?? action.onPress;
  useHotkey(' ', press, ready || hurry !== undefined);
  const several = wholeMinor !== undefined && wholeMinor !== stake.stakeMinor;
  const step = (sign: '−' | '+', name: string, enabled: boolean, press: () => void) => (
    <button type="button" className={small} aria-label={name} disabled={locked || !enabled} onClick={press}>
      {sign}
    </button>
  );
  const times = (sign: string, name: string, enabled: boolean, press: () => void) => (
    <button
      type="button"
      className={cx(small, 'text-sm max-[24rem]:hidden')}
      disabled={locked || !enabled}
      onClick={press}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{name}</span>
    </button>
  );
  return (
    <footer
      className={cx(
        'flex items-center justify-center gap-x-2 gap-y-2 px-3 sm:gap-x-4 pt-1.5 pb-2.5 sm:px-5',
        slim ? 'flex-nowrap' : 'flex-wrap',
      )}
    >
      {before}
      <fieldset className="flex items-center gap-1.5">
        <legend className="sr-only">{label ?? t('table.stake')}</legend>
        {times('½', t('table.halve'), stake.canLess, stake.halve)}
        {step('−', t('table.less'), stake.canLess, stake.less)}
        <p className="min-w-20 text-center sm:min-w-24">
          <span className="eyebrow block">{label ?? t('table.stake')}</span>
          <Money amountMinor={stake.stakeMinor} currency={round.currency} className="font-semibold" />
          {several && !slim && (
            <span className="block text-xs leading-4 text-ivory-300">
              {t('table.whole_stake')} <Money amountMinor={wholeMinor} currency={round.currency} />
            </span>
          )}
        </p>
        {step('+', t('table.more'), stake.canMore, stake.more)}
        {times('2×', t('table.double'), stake.canMore, stake.double)}
      </fieldset>
      {several && slim && (
        <p className="text-center">
          <span className="eyebrow block">{t('table.whole_stake')}</span>
          <Money amountMinor={wholeMinor} currency={round.currency} className="font-semibold" />
        </p>
      )}
      <div className="flex grow items-center justify-end gap-2 sm:grow-0">
        {children}
        <Button
          size={slim ? 'md' : 'lg'}
          busy={busy}
          off={!busy && !ready && !hurry}
          onClick={press}
          className="min-w-24 grow max-sm:px-3 sm:min-w-40"
        >
          {hurry?.label ?? action.label}
        </Button>
      </div>
    </footer>
  );
}
