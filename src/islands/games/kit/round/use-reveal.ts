import { useEffect, useRef } from 'react';
import type { SettledRound } from '#stores/play/game.ts';
import type { RoundView } from './use-round.ts';

/** Shows how a round ended, then lets the table tell it. `show` begins the picture and says how long it takes, in milliseconds. */
export const useReveal = ({ revealing, rest }: RoundView, show: (settled: SettledRound) => number): void => {
  const latest = useRef({ show, rest });
  latest.current = { show, rest };
  useEffect(() => {
    if (revealing === undefined) return;
    const timer = setTimeout(() => latest.current.rest(), latest.current.show(revealing));
    return () => clearTimeout(timer);
  }, [revealing]);
};
