import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import type { RoundView } from '../round/use-round.ts';
import { type Grade, gradeOf, lightMs } from './grade.ts';

type Light = {
  /** The grade of the win that is lit now; undefined without one, and once its light is over. */
  readonly lit: Grade | undefined;
  /** A place of the stage shows the result; the answer takes it back. */
  readonly take: () => () => void;
};

export const LightContext = createContext<Light>({ lit: undefined, take: () => () => {} });

/** The grade of the round that has landed, as its payout and the pots say it. */
export const gradeOfRound = ({ landed, currency }: Pick<RoundView, 'landed' | 'currency'>): Grade | undefined =>
  landed && gradeOf(landed, jackpotWonIn(landed.round, currency));

/** Whether the win that has landed is lit, until its time is over or it is skipped. With motion unwanted nothing is. */
export const useLight = (round: RoundView, still: boolean) => {
  const [overId, setOver] = useState<string>();
  const [places, setPlaces] = useState(0);
  const id = round.landed?.round.id;
  const grade = gradeOfRound(round);
  const ms = grade === undefined || still ? 0 : lightMs[grade];
  const isLit = ms > 0 && overId !== id;
  useEffect(() => {
    if (!isLit) return;
    const timer = setTimeout(() => setOver(id), ms);
    return () => clearTimeout(timer);
  }, [isLit, id, ms]);
  const take = useCallback(() => {
    setPlaces((now) => now + 1);
    return () => setPlaces((now) => now - 1);
  }, []);
  const lit = isLit ? grade : undefined;
  return {
    lit,
    /** No place of the stage shows the result: the frame does. */
    isHomeless: places === 0,
    skip: useCallback(() => setOver(id), [id]),
    shared: useMemo<Light>(() => ({ lit, take }), [lit, take]),
  };
};

/** The light, for a place that shows the result. */
export const usePlace = (): Light => {
  const light = useContext(LightContext);
  const { take } = light;
  useLayoutEffect(() => take(), [take]);
  return light;
};
