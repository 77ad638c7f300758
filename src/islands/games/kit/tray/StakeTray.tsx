import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { useHotkey } from '../fields/use-hotkey.ts';
import type { RoundView } from '../round/use-round.ts';
import { StakePanel } from './StakePanel.tsx';
import type { Stake } from './use-stake.ts';

type StakeTrayProps = {
  round: RoundView;
  stake: Stake;
  slim: boolean;
  /** The word over the amount: "Stake" unless the game says better ("Stake a hand"). */
  label?: string;
  /** The whole stake, where a round takes the stake several times (five lines, ten hands). */
  wholeMinor?: bigint;
  /** The largest stake that the balance reaches for, where it is not a share of the balance: other bets lie beside it. */
  reachMinor?: bigint;
  /** The main button, also pressed by the space bar and by R. `busy` and `disabled` beyond what the round itself says. */
  action: { label: ReactNode; busy?: boolean; disabled?: boolean; onPress: () => void };
  /** While a round is shown: what the main button and the space bar do instead, which touches the picture alone. */
  hurry?: { label: ReactNode; onPress: () => void } | undefined;
  /** Controls of the game's own, before the stake. */
  before?: ReactNode;
  /** Actions of the game's own, before the main button; in a round that waits they may stand in its place (`action` absent). */
  children?: ReactNode;
};

/** One stake and one main button. */
export function StakeTray(props: StakeTrayProps) {
  const { round, stake, slim, label = t('table.stake'), wholeMinor, action, hurry, before, children } = props;
  const { currency, balanceMinor, locked } = round;
  const ready = !locked && !round.waiting && action.disabled !== true;
  const busy = action.busy === true || (round.busy && !hurry);
  const press = hurry?.onPress ?? action.onPress;
  useHotkey(' ', press, ready || hurry !== undefined);
  useHotkey('r', action.onPress, ready && !hurry);
  const several = wholeMinor !== undefined && wholeMinor !== stake.stakeMinor;
  // Several times the stake, or the stake and what lies beside it.
  const times = several && wholeMinor > 0n && wholeMinor % stake.stakeMinor === 0n ? wholeMinor / stake.stakeMinor : 1n;
  const reachMinor = props.reachMinor ?? balanceMinor / times;
  return (
    <footer
      className={cx(
        'flex items-center justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-x-4 sm:px-5',
        slim ? 'flex-nowrap' : 'flex-wrap',
      )}
    >
      {before}
      <StakePanel round={round} stake={stake} label={label} reachMinor={reachMinor} />
      {several && (
        <p className="text-center leading-tight">
          <span className="eyebrow block">{t('table.whole_stake')}</span>
          <Money amountMinor={wholeMinor} currency={currency} className="font-semibold" />
        </p>
      )}
      <div className="flex grow items-center justify-end gap-2 sm:grow-0">
        {children}
        <Button
          size={slim ? 'md' : 'lg'}
          busy={busy}
          off={!busy && !ready && !hurry}
          onClick={press}
          className="min-w-24 grow max-sm:min-h-12 max-sm:px-3 sm:min-w-40"
        >
          {hurry?.label ?? action.label}
        </Button>
      </div>
    </footer>
  );
}
