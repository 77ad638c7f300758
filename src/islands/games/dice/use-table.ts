import { useState } from 'react';
import { multiplierOf } from '#domain/games/dice/paytable.ts';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { type DiceChoice, firstChoice, rollsOf, spotOf } from './picture/dice.ts';
import { choiceOfRound, outcomeWords, rollOf } from './words.ts';

/** Just under an even chance: 49.50%, paid twice. */

/** What the player does at the rule, and what it shows for it. */
export const useTable = (session: GameSession) => {
  const round = useRound(session, { outcomeWords });
  const [choice, setChoice] = useState(() => (session.lastRound && choiceOfRound(session.lastRound)) ?? firstChoice);
  const rolls = rollsOf(choice);
  const multiplier = multiplierOf(rolls);
  const stake = useStake(round, stakeCapAt(round.limits.maxPayoutMinor, multiplier));
  const last = round.revealing ?? round.rounds[0];

  return {
    round,
    stake,
    choice,
    rolls,
    multiplier,
    payoutMinor: leastAt(stake.stakeMinor, multiplier),
    /** The roll that is run to or lies there. */
    rollAt: last && rollOf(last),
    change: (next: DiceChoice): void => {
      if (round.locked) return;
      round.dismiss();
      setChoice(next);
    },
    roll: (): void => {
      if (!stake.isEnough()) return;
      round.begin();
      void placeRound([{ spot: spotOf(choice), amount: formatAmount(stake.stakeMinor, round.currency) }]);
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
