import { useEffect, useMemo, useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { leastAt } from '#domain/games/kit/share.ts';
import { type Board, spotOf } from '#domain/games/plinko/boards.ts';
import { boardReturn } from '#domain/games/plinko/maths.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { boardOf, countHits, dropOf, firstBoard } from './picture/plinko.ts';
import { outcomeWords } from './words.ts';

/** What the player does at the board, and what it shows for it. */
export const useTable = (session: GameSession) => {
  const round = useRound(session, { outcomeWords });
  const [board, setBoard] = useState(() => (session.lastRound && boardOf(session.lastRound)) ?? firstBoard);
  const figures = useMemo(() => boardReturn(board), [board]);
  const stake = useStake(round, stakeCapAt(round.limits.maxPayoutMinor, figures.maxWin));
  const { rounds, revealing } = round;
  // A ball whose answer was lost with the page falls on its own board, whatever the table opened with.
  useEffect(() => {
    const own = revealing && boardOf(revealing);
    if (own) setBoard((now) => (spotOf(now) === spotOf(own) ? now : own));
  }, [revealing]);
  const counted = useMemo(() => countHits(rounds, board), [rounds, board]);
  const [latest] = rounds;
  const last = revealing ?? (latest && spotOf(boardOf(latest) ?? firstBoard) === spotOf(board) ? latest : undefined);
  // One object for one round: another would let its ball fall again.
  const drop = useMemo(() => last && dropOf(last), [last]);

  return {
    round,
    stake,
    board,
    figures,
    counted,
    /** The ball that falls or lies in its pocket; none when the board is another. */
    drop,
    topMinor: leastAt(stake.stakeMinor, figures.maxWin),
    change: (next: Partial<Board>): void => {
      if (round.locked) return;
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
