import { useEffect, useMemo, useState } from 'react';
import { askAdvice } from '#stores/play/advice.ts';
import { adviceOnCall, adviceOnStud, adviceOnThree, type PlayAdvice } from './picture/dealer-poker.ts';
import type { TableState } from './use-table.ts';
import type { OneMove } from './variants.ts';

/** The player's cards decide what best play does: at once for three, by the worker for the futures of a flop. */
export const useAdvice = (variant: OneMove, { scene, hinting, asked }: TableState): PlayAdvice | undefined => {
  const [counted, setCounted] = useState<{ readonly roundId: string | undefined; readonly worth: number }>();
  const isCall = variant.id === 'casino-holdem';
  const wanted = hinting && asked;
  const { felt, roundId } = scene;
  const { player, board, dealer } = felt;
  const [upcard = ''] = dealer;
  const [hole, flop] = [player.join(' '), board.slice(0, 3).join(' ')];
  useEffect(() => {
    if (!wanted || !isCall) return;
    let current = true;
    void askAdvice({ kind: 'call', hole: hole.split(' '), flop: flop.split(' ') }).then(({ call }) => {
      if (current && call !== undefined) setCounted({ roundId, worth: call });
    });
    return () => {
      current = false;
    };
  }, [wanted, isCall, hole, flop, roundId]);
  return useMemo(() => {
    if (!wanted) return undefined;
    if (variant.id === 'caribbean-stud') return adviceOnStud(hole.split(' '), upcard);
    if (!isCall) return adviceOnThree(hole.split(' '));
    return counted?.roundId === roundId && counted ? adviceOnCall(counted.worth) : undefined;
  }, [wanted, isCall, variant.id, hole, upcard, counted, roundId]);
};
