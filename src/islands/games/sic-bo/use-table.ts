import { useStore } from '@nanostores/react';
import { type GameSession, placeRound } from '#stores/play/game.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { diceOf, sicBoBoard, winningSpots } from './picture/sic-bo.ts';
import { outcomeWords } from './words.ts';

const none: ReadonlySet<string> = new Set();

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession) => {
  const round = useRound(session, { outcomeWords, onLanded: sicBoBoard.rememberBets });
  const chips = useChips(round, sicBoBoard);
  const placed = useStore(sicBoBoard.$placed);
  const last = round.revealing ?? round.rounds[0];
  const dice = last && diceOf(last.outcome);

  return {
    round,
    chips,
    placed,
    /** What lies under the bowl, or lies there since the last round. */
    dice,
    /** The fields that the last throw made win, while its result stands there. */
    winning: round.landed && dice ? winningSpots(dice) : none,
    shake: (): void => {
      if (!chips.isEnough()) return;
      round.begin();
      void placeRound(sicBoBoard.wireBets(round.currency));
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
