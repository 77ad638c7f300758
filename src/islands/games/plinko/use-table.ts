import { useEffect, useMemo, useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { type Board, spotOf } from '#domain/games/plinko/boards.ts';
import { boardReturn } from '#domain/games/plinko/maths.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useRoundsAloft } from '../kit/round/use-rounds-aloft.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { boardOf, countHits, dropOf, firstBoard, isOnBoard } from './picture/plinko.ts';
import { outcomeWords } from './words.ts';

/** What the player does at the board, and what it shows for it. Several balls may be on their way. */
export const useTable = (session: GameSession) => {
  const { view: round, aloft, land } = useRoundsAloft(session, { outcomeWords });
  const [board, setBoard] = useState(() => (session.lastRound && boardOf(session.lastRound)) ?? firstBoard);
  const figures = useMemo(() => boardReturn(board), [board]);
  const stake = useStake(round, stakeCapAt(round.limits.maxPayoutMinor, figures.maxWin));
  const { rounds } = round;
  const [oldest] = aloft;
  // A ball whose answer was lost with the page falls on its own board, whatever the table opened with.
  useEffect(() => {
    const own = oldest && boardOf(oldest);
    if (own) setBoard((now) => (spotOf(now) === spotOf(own) ? now : own));
  }, [oldest]);
  const counted = useMemo(() => countHits(rounds, board), [rounds, board]);
  const [latest] = rounds;

  return {
    round,
    stake,
    board,
    figures,
    counted,
    /** The balls that are on their way on this board. */
    falling: aloft.filter((one) => isOnBoard(one, board)),
    /** No other board can be chosen: a ball is on its way to one. */
    fixed: round.locked || aloft.length > 0,
    land,
    /** Which pocket took the last ball; none when the board is another. */
    lastPocket: latest && isOnBoard(latest, board) ? dropOf(latest)?.pocket : undefined,
    topMinor: leastAt(stake.stakeMinor, figures.maxWin),
    change: (next: Partial<Board>): void => {
      if (round.locked || aloft.length > 0) return;
      round.dismiss();
      setBoard({ ...board, ...next });
    },
    play: (): void => {
      if (!stake.isEnough()) return;
      round.begin();
      void placeRound([{ spot: spotOf(board), amount: formatAmount(stake.stakeMinor, round.currency) }]);
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
