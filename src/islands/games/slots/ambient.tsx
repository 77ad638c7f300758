import type { CSSProperties, ReactNode } from 'react';

const motions = {
  sway: 'ambient-sway',
  drift: 'ambient-drift',
  glimmer: 'ambient-glimmer',
} as const;

type AmbientProps = {
  motion: keyof typeof motions;
  seconds?: number;
  /** Seconds by which it is ahead of the others. */
  ahead?: number;
  /** How far to each side: a turn in degrees, a way in the units of the drawing. */
  by?: number;
  x?: number;
  y?: number;
  /** Its least opacity. */
  low?: number;
  children: ReactNode;
};

/** A part of a scene that moves by itself (styles/scenery.css). */
export const Ambient = ({ motion, seconds, ahead, by, x, y, low, children }: AmbientProps) => {
  const style = {
    ...(seconds !== undefined && { animationDuration: `${seconds}s` }),
    ...(ahead !== undefined && { animationDelay: `${-ahead}s` }),
    ...(by !== undefined && { '--by': `${by}deg` }),
    ...(x !== undefined && { '--x': `${x}px` }),
    ...(y !== undefined && { '--y': `${y}px` }),
    ...(low !== undefined && { '--low': low }),
  } as CSSProperties;
  return (
    <g className={motions[motion]} style={style}>
      {children}
    </g>
  );
};
