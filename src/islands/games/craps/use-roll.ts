import { useStore } from '@nanostores/react';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import type { TableState } from './use-table.ts';

/** What a tray of craps may do now: roll, also by the space bar, undo, and lay the last bets again before a hand. */
export const useRoll = ({ round, busy, hand, roll }: TableState, board: BetBoard) => {
  const placed = useStore(board.$placed);
  const canUndo = useStore(board.$canUndo);
  const canRebet = useStore(board.$canRebet);
  const isOpen = round.open !== undefined;
  const canRoll = !busy && (isOpen ? hand.felt.size + placed.size > 0 : !round.waiting && placed.size > 0);
  useHotkey(' ', () => void roll(), canRoll);
  return {
    isOpen,
    canRoll,
    canUndo: !busy && canUndo,
    canRebet: !isOpen && canRebet,
    canClear: !busy && placed.size > 0,
  };
};
