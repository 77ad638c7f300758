import { useStore } from '@nanostores/react';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import { useRebet } from '../kit/tray/use-rebet.ts';
import type { TableState } from './use-table.ts';

/** What a tray of craps may do now: roll, also by the space bar, undo, and play the last bets again before a hand. */
export const useRoll = ({ round, chips, busy, hand, roll }: TableState, board: BetBoard) => {
  const placed = useStore(board.$placed);
  const canUndo = useStore(board.$canUndo);
  const isOpen = round.open !== undefined;
  const canRoll = !busy && (isOpen ? hand.felt.size + placed.size > 0 : !round.waiting && placed.size > 0);
  useHotkey(' ', () => void roll(), canRoll);
  const { canRebet, rebet } = useRebet({
    board,
    chips,
    ready: !busy && !isOpen && !round.waiting,
    go: () => void roll(),
  });
  return {
    isOpen,
    canRoll,
    canUndo: !busy && canUndo,
    canRebet: !isOpen && canRebet,
    rebet,
    canClear: !busy && placed.size > 0,
  };
};
