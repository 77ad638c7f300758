import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CupScene } from './picture/scenes.ts';

const moveMs = 360;
const bounceMs = 260;
const easing = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** From where a club comes into a match of the later rounds. */
const before = (match: number, side: 'home' | 'away'): number =>
  (match === 7 ? 5 : 2 * (match - 4) - 1) + (side === 'home' ? 0 : 1);

/**
 * Lets winners come along the bracket: who appears in a later round starts on the place of the match before and slides to the
 * new one; a goal makes its figure jump. On transforms alone, and not at all where motion is not wanted.
 */
export const useWinnersMove = (scene: CupScene, still: boolean): RefObject<HTMLDivElement | null> => {
  const field = useRef<HTMLDivElement>(null);
  const seen = useRef(scene);

  useLayoutEffect(() => {
    const last = seen.current;
    seen.current = scene;
    const root = field.current;
    if (!root || still || last === scene) return;
    const slot = (match: number, side: 'home' | 'away') =>
      root.querySelector<HTMLElement>(`[data-slot="${match}-${side}"]`);
    for (const [index, match] of scene.matches.entries())
      for (const [place, side] of (['home', 'away'] as const).entries()) {
        const old = last.matches[index];
        const to = slot(index + 1, side);
        if (!old || !to) continue;
        const club = match[side];
        if (index >= 4 && club !== undefined && old[side] === undefined && match.stage === 'waiting') {
          const from = before(index + 1, side);
          const source = slot(from, scene.matches[from - 1]?.home === club ? 'home' : 'away');
          if (!source) continue;
          const [a, b] = [source.getBoundingClientRect(), to.getBoundingClientRect()];
          to.animate([{ transform: `translate(${a.left - b.left}px, ${a.top - b.top}px)` }, { transform: 'none' }], {
            duration: moveMs,
            easing,
          });
        }
        if (match.stage === 'playing' && (match.score[place] ?? 0) > (old.score[place] ?? 0))
          to.querySelector('[data-goals]')?.animate([{ transform: 'scale(1.9)' }, { transform: 'none' }], {
            duration: bounceMs,
            easing: 'ease-out',
          });
      }
  }, [scene, still]);

  return field;
};
