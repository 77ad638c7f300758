import { useMemo, useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { wheelReturn } from '#domain/games/wheel/maths.ts';
import { layoutOf, sharesOf } from '#domain/games/wheel/paytable.ts';
import { spotOf, type Wheel } from '#domain/games/wheel/wheels.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { firstWheel, segmentOf, wheelOf } from './picture/wheel.ts';
import { outcomeWords } from './words.ts';

/** What the player does at the wheel, and what it shows for it. */
export const useTable = (session: GameSession) => {
  const round = useRound(session, { outcomeWords });
  const [wheel, setWheel] = useState(() => (session.lastRound && wheelOf(session.lastRound)) ?? firstWheel);
  const figures = useMemo(() => wheelReturn(wheel), [wheel]);
  const layout = useMemo(() => layoutOf(wheel.segments, wheel.risk), [wheel]);
  const stake = useStake(round, stakeCapAt(round.limits.maxPayoutMinor, figures.maxWin));
  const [latest] = round.rounds;
  const last =
    round.revealing ?? (latest && spotOf(wheelOf(latest) ?? firstWheel) === spotOf(wheel) ? latest : undefined);

  return {
    round,
    stake,
    wheel,
    layout,
    shares: sharesOf(wheel.segments, wheel.risk),
    figures,
    /** The segment that the last spin of this wheel showed, or shows at its end. */
    segment: last && segmentOf(last),
    topMinor: leastAt(stake.stakeMinor, figures.maxWin),
    change: (next: Partial<Wheel>): void => {
      if (round.locked) return;
      round.dismiss();
      setWheel({ ...wheel, ...next });
    },
    play: (): void => {
      if (!stake.isEnough()) return;
      round.begin();
      void placeRound([{ spot: spotOf(wheel), amount: formatAmount(stake.stakeMinor, round.currency) }]);
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
