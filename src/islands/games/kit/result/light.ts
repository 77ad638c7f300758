import { createContext, useCallback, useEffect, useState } from 'react';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import type { RoundView } from '../round/use-round.ts';
import { type Grade, gradeOf, lightMs } from './grade.ts';

/** The grade of the win that is lit now; undefined without one, and once its light is over. */
export const LightContext = createContext<Grade | undefined>(undefined);

/** The grade of the round that has landed, as its payout and the pots say it. */
export const gradeOfRound = ({ landed, currency }: Pick<RoundView, 'landed' | 'currency'>): Grade | undefined =>
  landed && gradeOf(landed, jackpotWonIn(landed.round, currency));

/** Whether the win that has landed is lit, until its time is over or it is skipped. With motion unwanted nothing is. */
export const useLight = (round: RoundView, still: boolean) => {
  const [overId, setOver] = useState<string>();
  const id = round.landed?.round.id;
  const grade = gradeOfRound(round);
  const ms = grade === undefined || still ? 0 : lightMs[grade];
  const isLit = ms > 0 && overId !== id;
  useEffect(() => {
    if (!isLit) return;
    const timer = setTimeout(() => setOver(id), ms);
    return () => clearTimeout(timer);
  }, [isLit, id, ms]);
  return { lit: isLit ? grade : undefined, skip: useCallback(() => setOver(id), [id]) };
};
