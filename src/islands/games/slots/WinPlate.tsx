import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import type { RoundView } from '../kit/round/use-round.ts';
import { PotLine } from './Jackpot.tsx';
import { multipleOf } from './picture/figures.ts';

/** One win in words, and what it adds. */
export type WinLine = { readonly words: string; readonly amountMinor: bigint };

type WinPlateProps = {
  round: RoundView;
  /** While there is nothing to say: what the machine is. */
  idle: string;
  /** Said while a round is shown: where a feature stands. */
  during: { readonly words: string; readonly totalMinor: bigint } | undefined;
  /** The wins, of which one is named at a time. */
  wins: readonly WinLine[];
  at: number;
};

/** What the machine says: the feature as it goes, then the whole return, and win by win what it is made of. */
export function WinPlate({ round, idle, during, wins, at }: WinPlateProps) {
  const { landed, currency } = round;
  if (during)
    return (
      <>
        <p aria-live="polite" className="figures text-sm text-ivory-300">
          {during.words}
        </p>
        <p className="heading text-xl leading-tight">
          <Money amountMinor={during.totalMinor} currency={currency} />
        </p>
      </>
    );
  if (!landed || landed.payoutMinor === 0n)
    return (
      <>
        <p className="text-sm text-ivory-300">{landed ? t('table.lost_round') : idle}</p>
        <PotLine round={round} />
      </>
    );
  const jackpotMinor = jackpotWonIn(landed.round, currency);
  if (jackpotMinor > 0n) {
    const reelsMinor = landed.payoutMinor - jackpotMinor;
    return (
      <>
        <p className="figures text-xl leading-tight font-semibold text-felt">
          {t('slots.jackpot')}: {displayAmount(jackpotMinor, currency)}
        </p>
        {reelsMinor > 0n && (
          <p className="figures text-sm text-ivory-300">
            {t('slots.jackpot_reels', { amount: displayAmount(reelsMinor, currency) })}
          </p>
        )}
      </>
    );
  }
  const gained = landed.payoutMinor > landed.stakeMinor;
  const win = wins[at % Math.max(1, wins.length)];
  const amount = displayAmount(landed.payoutMinor, currency);
  return (
    <>
      <p className={cx('figures leading-tight font-semibold', gained ? 'text-xl text-felt' : 'text-ivory-100')}>
        {t(gained ? 'table.won' : 'table.returned', { amount })}
        {gained && <span className="ml-2 text-sm text-ivory-300">{multipleOf(landed)}×</span>}
      </p>
      {win && (
        <p key={at} className="figures max-w-full text-sm tall:truncate text-ivory-300 animate-fade">
          {win.words} · {displayAmount(win.amountMinor, currency)}
        </p>
      )}
    </>
  );
}
