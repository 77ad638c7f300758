import { type ReactNode, useId } from 'react';
import { cx } from '#ui/cx.ts';
import type { Ink } from './ink.tsx';

const colours: Readonly<Record<Ink, string>> = {
  dark: 'text-slot-dark',
  plum: 'text-slot-plum',
  indigo: 'text-slot-indigo',
  blue: 'text-slot-blue',
  sky: 'text-slot-sky',
  mulberry: 'text-slot-mulberry',
  chestnut: 'text-slot-chestnut',
  rust: 'text-slot-rust',
  copper: 'text-slot-copper',
  amber: 'text-slot-amber',
  cream: 'text-slot-cream',
  teal: 'text-slot-teal',
  lagoon: 'text-slot-lagoon',
  moss: 'text-slot-moss',
  leaf: 'text-slot-leaf',
  mint: 'text-slot-mint',
  ice: 'text-slot-ice',
  lemon: 'text-slot-lemon',
  cherry: 'text-slot-cherry',
  rose: 'text-slot-rose',
};

/** Where an ink stands on its way, from 0 to 1, and how much of it. */
export type Stop = readonly [at: number, ink: Ink, opacity?: number];

const Stops = ({ of }: { of: readonly Stop[] }) =>
  of.map(([at, ink, opacity = 1]) => (
    <stop key={at} offset={at} stopColor="currentColor" stopOpacity={opacity} className={colours[ink]} />
  ));

type BlendProps = { stops: readonly Stop[]; across?: boolean; children: (fill: string) => ReactNode };

/** A fill that passes from ink to ink, from above to below or from the left: the fall of light on a thing or a sky. */
const Blend = ({ stops, across = false, children }: BlendProps) => {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1={0} y1={0} x2={across ? 1 : 0} y2={across ? 0 : 1}>
        <Stops of={stops} />
      </linearGradient>
      {children(`url(#${id})`)}
    </>
  );
};

type LitProps = { d: string; stops: readonly Stop[]; across?: boolean; at?: string; opacity?: number };

/** A shape with light on it. */
export const Lit = ({ d, stops, across = false, at, opacity }: LitProps) => (
  <Blend stops={stops} across={across}>
    {(fill) => <path d={d} fill={fill} transform={at} opacity={opacity} />}
  </Blend>
);

type PanelProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  round?: number;
  stops: readonly Stop[];
  across?: boolean;
};

/** A board, a wall or a sky with light on it. */
export const Panel = ({ stops, across = false, round, ...box }: PanelProps) => (
  <Blend stops={stops} across={across}>
    {(fill) => <rect {...box} rx={round} fill={fill} />}
  </Blend>
);

/** Light about a lamp, which is gone at its edge. */
export const Glow = ({
  x = 0,
  y = 0,
  r,
  ink,
  opacity = 0.5,
}: {
  x?: number;
  y?: number;
  r: number;
  ink: Ink;
  opacity?: number;
}) => {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <Stops
          of={[
            [0, ink, opacity],
            [0.35, ink, opacity * 0.5],
            [1, ink, 0],
          ]}
        />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
};

/** What is seen only then, such as the light of a feature; it comes and goes slowly. */
export const Shown = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <g className={cx('transition-opacity duration-1000', when ? 'opacity-100' : 'opacity-0')}>{children}</g>
);
