import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import type { RoundView } from '../kit/round/use-round.ts';
import { usePot } from './Jackpot.tsx';

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

const Sign = ({ children }: { children: ReactNode }) => (
  <p className="figures max-w-full text-xs text-ivory-100 tall:truncate sm:text-sm">{children}</p>
);

/** Of a round that stands: what its reels brought beside a pot, or of several wins one after the other; the status line tells a single one. */
const landedWords = ({ round: { landed, currency }, wins, at }: WinPlateProps): string => {
  if (!landed) return '';
  const reelsMinor = landed.payoutMinor - jackpotWonIn(landed.round, currency);
  if (reelsMinor < landed.payoutMinor)
    return reelsMinor > 0n ? t('slots.jackpot_reels', { amount: displayAmount(reelsMinor, currency) }) : '';
  const win = wins[at % Math.max(1, wins.length)];
  return win && wins.length > 1 ? `${win.words} · ${displayAmount(win.amountMinor, currency)}` : '';
};

/** What the machine says in one line: the feature as it goes, win by win what the return is made of, or what the pot holds. */
export function WinPlate(props: WinPlateProps) {
  const { round, idle, during, at } = props;
  const pot = usePot(round);
  if (during)
    return (
      <div className={cx('flex items-baseline gap-3', during.hidden && 'opacity-0')}>
        <p aria-live="polite" className="figures min-w-0 text-xs text-ivory-100 empty:-mr-3 tall:truncate sm:text-sm">
          {during.words}
        </p>
        <p className="heading shrink-0 text-lg leading-none text-brass-bright sm:text-xl">
          <Money amountMinor={during.totalMinor} currency={round.currency} />
        </p>
      </div>
    );
  const words = landedWords(props);
  if (words !== '') return <Sign key={at}>{words}</Sign>;
  if (pot !== undefined) return <p className="figures text-sm font-semibold text-brass-bright">{pot}</p>;
  return round.landed ? null : <Sign>{idle}</Sign>;
}
