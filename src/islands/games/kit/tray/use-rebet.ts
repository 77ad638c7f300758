import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { useHotkey } from '../fields/use-hotkey.ts';
import type { Chips } from './use-chips.ts';

type RebetOptions = {
  readonly board: BetBoard;
  readonly chips: Pick<Chips, 'change' | 'room'>;
  /** Whether a round may begin now, as far as the table goes. */
  readonly ready: boolean;
  /** Begins the round with what lies on the board; says itself why it does not. */
  readonly go: () => void;
};

/**
 * The bets of the round before, laid and played with one press, or with R. Laying them leaves nothing to lay again, so that
 * a second press before the table has answered finds nothing to do.
 */
export const useRebet = ({ board, chips, ready, go }: RebetOptions) => {
  const canRebet = useStore(board.$canRebet);
  const laid = useRef(false);
  const offered = ready && canRebet;

  const rebet = (): void => {
    if (offered) chips.change(() => (laid.current = board.rebet(chips.room)));
  };
  useHotkey('r', rebet, offered);

  // The table's own check of its bets needs them drawn: it knows only what lay there when it was.
  useEffect(() => {
    if (!laid.current) return;
    laid.current = false;
    go();
  });

  return { canRebet, offered, rebet };
};
