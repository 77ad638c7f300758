import { useState } from 'react';
import type { BetBoard } from '#stores/play/bet-board.ts';
import type { RoundView } from './use-round.ts';

/** Which of several events the chips are on: a cup, a race card. The last round stands there until another is chosen. */
export const useEvent = (round: RoundView, board: BetBoard, first: () => number) => {
  const [number, show] = useState(first);
  const [cleared, setCleared] = useState(false);
  return {
    number,
    show,
    /** Another event was chosen since the last round. */
    cleared,
    choose: (next: number): void => {
      if (round.locked || next === number) return;
      round.dismiss();
      board.clearBets();
      setCleared(true);
      show(next);
    },
    begin: (): void => {
      round.begin();
      setCleared(false);
    },
  };
};
