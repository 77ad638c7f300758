import { useEffect, useRef } from 'react';
import { Pips } from '../kit/dice/Pips.tsx';
import { tap } from '../kit/motion/sounds.ts';
import { faceTurns, rollMs, tumble } from './picture/dice-motion.ts';

type DiceProps = {
  /** Changes with each roll: the dice are thrown once for it. */
  rollId: string | undefined;
  dice: readonly [number, number];
  still: boolean;
  /** Side of a die in pixels. */
  size: number;
  onRest: () => void;
};

const faces = [1, 2, 3, 4, 5, 6] as const;
/** With motion unwanted the dice lie after a breath, so that the result does not startle. */
const stillMs = 400;

const restAt = (value: number): string => tumble(value, 0, 1, 0);

/** Two dice in a tray: thrown in from the side, they turn, knock, and rest on the faces that the round gave. */
export function Dice({ rollId, dice, still, size, onRest }: DiceProps) {
  const cubes = useRef<(HTMLDivElement | null)[]>([]);
  const rest = useRef(onRest);
  rest.current = onRest;
  const [first, second] = dice;

  useEffect(() => {
    const values = [first, second];
    const lie = (): void => {
      for (const [index, value] of values.entries())
        cubes.current[index]?.style.setProperty('transform', restAt(value));
    };
    if (rollId === undefined) {
      lie();
      return;
    }
    if (still) {
      const timer = setTimeout(() => {
        lie();
        rest.current();
      }, stillMs);
      return () => clearTimeout(timer);
    }
    for (const [index, after] of [0.3, 0.36, 0.55, 0.62, 0.78].entries())
      tap(2100 - 260 * index, 0.5 - 0.08 * index, (after * rollMs) / 1000);
    const thrown = values.flatMap((value, index) => {
      const cube = cubes.current[index];
      if (!cube) return [];
      const steps = Array.from({ length: 61 }, (_, step) => step / 60);
      return cube.animate(
        steps.map((share) => ({ offset: share, transform: tumble(value, index, share, size) })),
        { duration: rollMs, easing: 'linear', fill: 'both' },
      );
    });
    const last = thrown.at(-1);
    if (last)
      last.onfinish = () => {
        lie();
        for (const animation of thrown) animation.cancel();
        rest.current();
      };
    return () => {
      for (const animation of thrown) animation.cancel();
    };
  }, [rollId, first, second, still, size]);

  return (
    <div
      className="flex items-center justify-center"
      style={{ gap: size * 0.55, perspective: size * 9 }}
      aria-hidden="true"
    >
      {[0, 1].map((index) => (
        <div key={index} style={{ width: size, height: size, transformStyle: 'preserve-3d' }}>
          <div
            ref={(element) => {
              cubes.current[index] = element;
            }}
            className="relative size-full will-change-transform"
            style={{ transformStyle: 'preserve-3d' }}
          >
            {faces.map((value) => (
              <svg
                key={value}
                viewBox="-12 -12 24 24"
                aria-hidden="true"
                className="absolute inset-0 size-full text-table-card"
                style={{ transform: `${faceTurns[value].place} translateZ(${size / 2}px)` }}
              >
                <rect x="-12" y="-12" width="24" height="24" rx="2.6" className="fill-table-red" />
                <rect x="-11.2" y="-11.2" width="22.4" height="22.4" rx="3.4" className="fill-ivory-100/10" />
                <Pips value={value} />
              </svg>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
