import { useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { multiplierOf } from '#domain/games/limbo/paytable.ts';
import { lesser } from '#domain/maths/order.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { clampTarget, firstTarget, targetSpot } from '../kit/picture/limbo.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { crashOf, outcomeWords, targetOfRound } from './words.ts';

/** What the player does at the ladder, and what it shows for it. */
export const useTable = (session: GameSession) => {
  const round = useRound(session, { outcomeWords });
  const [target, setTarget] = useState(() => (session.lastRound && targetOfRound(session.lastRound)) ?? firstTarget);
  const { limits } = round;
  const multiplier = multiplierOf(target);
  const capMinor = stakeCapAt(limits.maxPayoutMinor, multiplier);
  const playable = capMinor >= limits.minStakeMinor;
  const stake = useStake(round, playable ? capMinor : limits.minStakeMinor);
  const last = round.revealing ?? round.rounds[0];

  return {
    round,
    stake,
    target,
    /** The most that may be staked on this target; below the least stake of the table none may. */
    capMinor: lesser(capMinor, limits.maxStakeMinor),
    playable,
    payoutMinor: leastAt(stake.stakeMinor, multiplier),
    /** Where the number climbs to or stands, in hundredths. */
    crash: last && crashOf(last),
    setTarget: (hundredths: number): void => {
      if (round.locked) return;
      round.dismiss();
      setTarget(clampTarget(hundredths));
    },
    play: (): void => {
      if (!playable || !stake.isEnough()) return;
      round.begin();
      void placeRound([{ spot: targetSpot(target), amount: formatAmount(stake.stakeMinor, round.currency) }]);
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
