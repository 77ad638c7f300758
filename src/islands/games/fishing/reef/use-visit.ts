import { useEffect, useState } from 'react';
import { visitAt, visitFor } from '#domain/games/fishing/fishing-shared/timetable.ts';
import { seaNowMs } from '#stores/play/shared-sea.ts';

/** Whether the boss is in the water by the server's clock, and for how many seconds more, or in how many it comes. */
export type VisitView = { readonly there: boolean; readonly seconds: number; readonly startsAtMs: number };

const viewAt = (atMs: number): VisitView => {
  const visit = visitFor(atMs);
  const there = visitAt(atMs) !== undefined;
  const until = there ? visit.endsAtMs : visit.startsAtMs;
  return { there, seconds: Math.max(0, Math.ceil((until - atMs) / 1000)), startsAtMs: visit.startsAtMs };
};

export const useVisit = (): VisitView => {
  const [view, setView] = useState(() => viewAt(seaNowMs()));
  useEffect(() => {
    const tell = (): void => {
      const next = viewAt(seaNowMs());
      setView((now) => (now.there === next.there && now.seconds === next.seconds ? now : next));
    };
    const timer = setInterval(tell, 200);
    return () => clearInterval(timer);
  }, []);
  return view;
};
