import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { forgetAutoplay } from '#stores/play/autoplay.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { useHotkey } from '../fields/use-hotkey.ts';
import type { RoundView } from '../round/use-round.ts';
import { AutoplayOver, AutoplayRuns } from './AutoplayRuns.tsx';
import { PlayOptions } from './PlayOptions.tsx';
import { StakePanel } from './StakePanel.tsx';
import { useAutoplay } from './use-autoplay.ts';
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

const offersMore = ({ autoplay, turbo }: RoundView['session']): boolean => autoplay || turbo;

/** One stake and one main button; where the operator allows it, a series of rounds. */
export function StakeTray(props: StakeTrayProps) {
  const { round, stake, slim, label = t('table.stake'), wholeMinor, action, hurry, before, children } = props;
  const { currency, balanceMinor, locked } = round;
  const { onPress, disabled = false } = action;
  const ready = !locked && !round.waiting && !disabled;
  const staked = wholeMinor ?? stake.stakeMinor;
  const { series, running } = useAutoplay({ round, ready, off: disabled, stakeMinor: staked, press: onPress });
  const busy = action.busy === true || (round.busy && !hurry);
  const begin = (): void => {
    forgetAutoplay();
    onPress();
  };
  const press = hurry?.onPress ?? begin;
  useHotkey(' ', press, !running && (ready || hurry !== undefined));
  useHotkey('r', begin, ready && !hurry && !running);
  const several = wholeMinor !== undefined && wholeMinor !== stake.stakeMinor;
  // Several times the stake, or the stake and what lies beside it.
  const times = several && wholeMinor > 0n && wholeMinor % stake.stakeMinor === 0n ? wholeMinor / stake.stakeMinor : 1n;
  const reachMinor = props.reachMinor ?? balanceMinor / times;
  return (
    <footer
      className={cx(
        'relative flex items-center justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-x-4 sm:px-5',
        slim ? 'flex-nowrap' : 'flex-wrap',
      )}
    >
      {before}
      <StakePanel
        round={running ? { ...round, locked: true } : round}
        stake={stake}
        label={label}
        reachMinor={reachMinor}
      />
      {several && (
        <p className="text-center leading-tight">
          <span className="eyebrow block">{t('table.whole_stake')}</span>
          <Money amountMinor={wholeMinor} currency={currency} className="font-semibold" />
        </p>
      )}
      {round.session.autoplay && <AutoplayOver series={series} />}
      {running ? (
        <AutoplayRuns series={running} currency={currency} slim={slim} />
      ) : (
        <div className="flex grow items-center justify-end gap-2 sm:grow-0">
          {offersMore(round.session) && <PlayOptions round={round} stakeMinor={staked} enabled={ready} />}
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
      )}
    </footer>
  );
}
