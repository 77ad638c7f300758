import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { Money } from '#ui/Money.tsx';
import { Result } from '../kit/result/Result.tsx';
import type { RoundView } from '../kit/round/use-round.ts';
import { PotLine } from './Jackpot.tsx';

/** One win in words, and what it adds. */
export type WinLine = { readonly words: string; readonly amountMinor: bigint };

type WinPlateProps = {
  round: RoundView;
  /** While there is nothing to say: what the machine is. */
  idle: string;
  /** Said while a round is shown: where a feature stands. */
  during: { readonly words: string; readonly totalMinor: bigint; readonly hidden?: true } | undefined;
  /** The wins, of which one is named at a time. */
  wins: readonly WinLine[];
  at: number;
};

/** What the machine says: the feature as it goes, then the whole return, and win by win what it is made of. */
export function WinPlate({ round, idle, during, wins, at }: WinPlateProps) {
  const { landed, currency } = round;
  if (during)
    return (
      <div className={during.hidden && 'opacity-0'}>
        <p aria-live="polite" className="figures text-sm text-ivory-300">
          {during.words}
        </p>
        <p className="heading text-xl leading-tight">
          <Money amountMinor={during.totalMinor} currency={currency} />
        </p>
      </div>
    );
  if (!landed)
    return (
      <>
        <p className="text-sm text-ivory-300">{idle}</p>
        <PotLine round={round} />
      </>
    );
  const win = wins[at % Math.max(1, wins.length)];
  const reelsMinor = landed.payoutMinor - jackpotWonIn(landed.round, currency);
  return (
    <>
      <Result round={round} />
      {reelsMinor < landed.payoutMinor ? (
        reelsMinor > 0n && (
          <p className="figures text-sm text-ivory-300">
            {t('slots.jackpot_reels', { amount: displayAmount(reelsMinor, currency) })}
          </p>
        )
      ) : win ? (
        <p key={at} className="figures max-w-full text-sm tall:truncate text-ivory-300 animate-fade">
          {win.words}
          {/* The only win is the whole return, which stands above. */}
          {wins.length > 1 && ` · ${displayAmount(win.amountMinor, currency)}`}
        </p>
      ) : (
        <PotLine round={round} />
      )}
    </>
  );
}
