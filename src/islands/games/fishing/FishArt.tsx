import type { ReactNode } from 'react';
import { krakenArms, krakenBox, krakenMantle } from './picture/kraken-shape.ts';

type Art = { readonly box: string; readonly body: () => ReactNode };

const night = 'fill-paper-night';

/** The body that several kinds share, its middle at the origin, looking left; `deep` is height over length. */
const bodyOf = (length: number, deep: number): string => {
  const [l, h] = [length / 2, (length * deep) / 2];
  return `M${-l} 0C${-l * 0.6} ${-h * 1.3} ${l * 0.3} ${-h * 1.1} ${l * 0.66} ${-h * 0.12}L${l} ${-h * 0.8}L${l * 0.9} 0L${l} ${h * 0.8}L${l * 0.66} ${h * 0.12}C${l * 0.3} ${h * 1.1} ${-l * 0.6} ${h * 1.3} ${-l} 0Z`;
};

const Eye = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <circle cx={x} cy={y} r={r} className="fill-paper-sheet" />
);

const Print = ({ d, width = 4, ink = 'stroke-paper-sun' }: { d: string; width?: number; ink?: string }) => (
  <path d={d} fill="none" strokeWidth={width} strokeLinecap="round" className={ink} />
);

const shoal: readonly (readonly [number, number])[] = [
  [-40, -18],
  [22, -24],
  [-10, 2],
  [46, 4],
  [-44, 22],
  [16, 26],
];

const spikes = Array.from({ length: 14 }, (_, index) => {
  const turn = ((index + 0.5) / 14) * 2 * Math.PI;
  const at = (radius: number, shift: number): string =>
    `${(Math.cos(turn + shift) * radius).toFixed(1)} ${(Math.sin(turn + shift) * radius).toFixed(1)}`;
  return `M${at(38, -0.12)}L${at(54, 0)}L${at(38, 0.12)}Z`;
}).join('');

/** The silhouettes of the kinds, each cut from one ink with a little of a second. All look to the left. */
const arts: Readonly<Record<string, Art>> = {
  sardine: {
    box: '-75 -38 150 76',
    body: () =>
      shoal.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <path d={bodyOf(50, 0.28)} className={night} />
          <Eye x={-17} y={-1} r={1.6} />
        </g>
      )),
  },
  mackerel: {
    box: '-56 -18 112 36',
    body: () => (
      <>
        <path d={bodyOf(108, 0.27)} className={night} />
        <Print d="M-20-11q4 5 0 9M-8-12q4 6 0 10M4-12q4 6 0 10M16-11q4 5 0 9" width={2.5} ink="stroke-paper-mint" />
        <Eye x={-38} y={-2} r={2.6} />
      </>
    ),
  },
  bream: {
    box: '-62 -34 124 68',
    body: () => (
      <>
        <path d={bodyOf(120, 0.54)} className={night} />
        <Print d="M-20-23Q-11 0-20 25" width={5} />
        <Eye x={-40} y={-5} r={3.4} />
      </>
    ),
  },
  pufferfish: {
    box: '-66 -54 132 108',
    body: () => (
      <>
        <path d={spikes} className={night} />
        <path d="M34-8L64-24L58 0L64 24L34 8Z" className={night} />
        <ellipse rx="42" ry="40" className={night} />
        <Print d="M-12 22q14 10 30 2M-2 8q12 8 26 2M4-8q10 6 20 2" width={3.5} />
        <Eye x={-22} y={-10} r={6} />
        <circle cx="-23" cy="-10" r="2.6" className={night} />
      </>
    ),
  },
  squid: {
    box: '-84 -34 168 68',
    body: () => (
      <>
        <path d="M82 0L52-32L50-16Q4-24-18-12Q-30 0-18 12Q4 24 50 16L52 32Z" className={night} />
        <path
          d="M-20-9Q-46-26-80-20M-22-4Q-52-10-78-5M-22 2Q-50 6-82 9M-20 8Q-44 22-74 24"
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-paper-night"
        />
        <Eye x={-10} y={-3} r={4.5} />
        <Print d="M10-9h26M6 0h36M10 9h26" width={2.5} ink="stroke-paper-pink" />
      </>
    ),
  },
  angelfish: {
    box: '-62 -64 128 128',
    body: () => (
      <>
        <path
          d="M-58 2C-40-26-20-40 8-40Q24-62 52-62Q36-40 36-22Q40-10 46-6L64-22V22L46 6Q40 10 36 22Q36 40 52 62Q24 62 8 40C-20 40-40 28-58 2Z"
          className={night}
        />
        <Print d="M-26-24Q-16 0-26 26M-4-36Q8 0-4 38M20-34Q30 0 20 36" width={5} />
        <Eye x={-40} y={-4} r={4} />
      </>
    ),
  },
  turtle: {
    box: '-118 -114 226 228',
    body: () => (
      <>
        <path
          d="M-20-52Q-70-110-110-84Q-70-70-44-34ZM-20 52Q-70 110-110 84Q-70 70-44 34ZM50-36L98-66L70-20ZM50 36L98 66L70 20Z"
          className={night}
        />
        <path d="M-96 0Q-90-24-56-20V20Q-90 24-96 0Z" className={night} />
        <path d="M-66 0Q-56-62 10-60Q72-50 84 0Q72 50 10 60Q-56 62-66 0Z" className={night} />
        <Print
          d="M-30 0L-10-28H30L52 0L30 28H-10ZM-30 0H-66M-10-28L-24-52M30-28L40-54M52 0H84M30 28L40 54M-10 28L-24 52"
          width={5}
        />
      </>
    ),
  },
  stingray: {
    box: '-112 -134 236 212',
    body: () => (
      <>
        <path
          d="M-70 0Q-60-60 0-130Q14-60 66 0Q14 60 0 76Q-60 60-70 0Z"
          transform="translate(-20 0)"
          className={night}
        />
        <path d="M40 0Q86 14 120-22" fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-paper-night" />
        <Eye x={-68} y={-18} r={5} />
        <Eye x={-68} y={18} r={5} />
        <Print d="M-30-34Q-6-10-30 34M-8-44Q20 0-8 40" width={3} ink="stroke-paper-teal" />
      </>
    ),
  },
  swordfish: {
    box: '-206 -76 328 112',
    body: () => (
      <>
        <path d={bodyOf(230, 0.24)} className={night} />
        <path d="M-100-6L-204 6L-100 8Z" className={night} />
        <path d="M-40-22Q-10-76 40-70L22-20Z" className={night} />
        <path d="M-30 18L-4 36L4 20Z" className={night} />
        <Eye x={-78} y={-3} r={4.5} />
      </>
    ),
  },
  shark: {
    box: '-196 -100 400 192',
    body: () => (
      <>
        <path
          d="M-190 6C-120-44 40-50 130-8L196-66L176 0L200 44L128 12C60 40-60 46-120 30L-110 22Q-160 24-190 6Z"
          className={night}
        />
        <path d="M-30-34L30-96L42-32Z" className={night} />
        <path d="M-50 32L-20 88L6 36Z" className={night} />
        <Print d="M-84-12V12M-72-14V14M-60-15V15" ink="stroke-paper-teal" />
        <Eye x={-142} y={-8} r={5} />
      </>
    ),
  },
  whale: {
    box: '-310 -128 620 248',
    body: () => (
      <>
        <path
          d="M-306 8C-300-80-180-124-40-112C90-100 170-50 226-34L250-96Q300-84 308-44Q276-18 268 0Q292 20 290 60Q252 58 232 12C180 50 96 108-40 114C-190 120-300 90-306 8Z"
          className={night}
        />
        <path d="M-70 84Q-30 150 30 112L-4 70Z" className={night} />
        <Print
          d="M-300 22Q-210 20-150 46M-290 44Q-200 44-130 66M-268 64Q-190 66-110 84M-236 82Q-170 88-96 98"
          width={5}
          ink="stroke-paper-teal"
        />
        <Print d="M-304 2Q-230-20-168 10" width={5} ink="stroke-paper-teal" />
        <circle cx="-158" cy="-6" r="10" className="fill-paper-sun" />
        <circle cx="-160" cy="-6" r="4.5" className={night} />
      </>
    ),
  },
  kraken: {
    box: krakenBox,
    body: () => (
      <>
        {krakenArms.map(({ d }) => (
          <path key={d} d={d} className={night} />
        ))}
        <path d={krakenMantle} className={night} />
        <Eye x={-36} y={0} r={17} />
        <Eye x={36} y={0} r={17} />
      </>
    ),
  },
};

/** A kind as it is printed; `turned` looks to the right. */
export function FishArt({ id, turned = false, className }: { id: string; turned?: boolean; className?: string }) {
  const art = arts[id];
  if (!art) return null;
  const Body = art.body;
  return (
    <svg viewBox={art.box} aria-hidden="true" className={className}>
      <g transform={turned ? mirrored(art.box) : undefined}>
        <Body />
      </g>
    </svg>
  );
}

/** Turned about the middle of its box. */
const mirrored = (box: string): string => {
  const [x = 0, , width = 0] = box.split(' ').map(Number);
  return `translate(${2 * x + width} 0) scale(-1 1)`;
};
