import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlayedCup } from './picture/cup.ts';
import { type CupScene, courseOf, drawn } from './picture/scenes.ts';
import { playCrowd, playFullTime, playWhistle } from './sounds.ts';

const goalsIn = ({ matches }: CupScene): number => matches.reduce((sum, { score }) => sum + score[0] + score[1], 0);
const isOn = ({ matches }: CupScene): boolean => matches.some(({ stage }) => stage === 'playing');

/** What is heard when one scene follows another: kick-off, a goal, full time. */
const sound = (before: CupScene, now: CupScene): (() => void) | undefined => {
  if (goalsIn(now) > goalsIn(before)) return playCrowd(0.7, now.round === 2 ? 0.09 : 0.045);
  if (isOn(now) && !isOn(before)) playWhistle();
  if (!isOn(now) && isOn(before)) playFullTime();
  return undefined;
};

/**
 * The scene of a cup that is being shown, by the clock: a page that slept shows where the cup stands by then. `undefined` while
 * none is. Calls `onDone` once when the last scene has been seen.
 */
export const useScene = (id: string | undefined, played: PlayedCup | undefined, still: boolean, onDone: () => void) => {
  const course = useMemo(() => played && courseOf(played.matches, still), [played, still]);
  const [shown, setShown] = useState<{ readonly id: string; readonly scene: CupScene }>();
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (id === undefined) return;
    if (!course) {
      done.current();
      return;
    }
    const started = performance.now();
    let last = drawn;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const step = (): void => {
      const passed = performance.now() - started;
      if (passed >= course.endMs) {
        done.current();
        return;
      }
      const index = course.scenes.findLastIndex(({ atMs }) => atMs <= passed);
      const scene = course.scenes[index]?.scene ?? drawn;
      if (scene !== last && !still) stop = sound(last, scene) ?? stop;
      last = scene;
      setShown({ id, scene });
      timer = setTimeout(step, Math.max(0, (course.scenes[index + 1]?.atMs ?? course.endMs) - passed) + 1);
    };
    step();
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [id, course, still]);

  if (id === undefined) return undefined;
  return shown?.id === id ? shown.scene : drawn;
};
