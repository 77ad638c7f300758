import { useEffect, useState } from 'react';
import { askAdvice } from '#stores/play/advice.ts';
import { type RaiseAdvice, raiseAdvice } from '../picture/ultimate-holdem.ts';
import type { TableState } from '../use-table.ts';

/** What best play does with the cards that lie open, as the worker lays out all that can follow. */
export const useRaiseAdvice = ({ scene, hinting, asked }: TableState): RaiseAdvice | undefined => {
  const wanted = hinting && asked;
  const hole = scene.felt.player.join(' ');
  const board = scene.felt.board.flatMap((card) => card ?? []).join(' ');
  const [counted, setCounted] = useState<{ readonly cards: string; readonly advice: RaiseAdvice }>();
  const cards = `${scene.roundId} ${hole} ${board}`;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const open = board === '' ? [] : board.split(' ');
    void askAdvice({ kind: 'raise', hole: hole.split(' '), board: open }).then(({ raise }) => {
      if (current && raise) setCounted({ cards, advice: raiseAdvice(raise, open.length) });
    });
    return () => {
      current = false;
    };
  }, [wanted, hole, board, cards]);
  return wanted && counted?.cards === cards ? counted.advice : undefined;
};
