import { At, Bar, Disc, Line, places, Shape } from '../../ink.tsx';
import type { VariableArt } from '../art.ts';
import { Scenery } from './Scenery.tsx';
import { shaftSymbols } from './symbols.tsx';

/** The head of a shaft: a timbered mouth, and over every second one the wheel of its winding gear. */
const Head = ({ reel }: { reel: number }) => (
  <g>
    {reel % 2 === 0 && (
      <>
        <Line d="M-38 -10L-10 -62H10L38 -10M-26 -32H26" ink="dark" width={6} />
        <circle cy={-66} r={20} fill="none" strokeWidth={5} className="stroke-slot-rust" />
        <Line d="M0 -86V-46M-20 -66H20M-14 -80L14 -52M14 -80L-14 -52" ink="rust" width={3} />
        <Disc y={-66} r={5} ink="dark" />
      </>
    )}
    <Bar x={-54} y={-14} width={108} height={15} round={2} ink="chestnut" />
    <Bar x={-54} y={-14} width={108} height={4} round={2} ink="copper" />
  </g>
);

/** The rock at the bottom, where it was dug no further. */
const Foot = () => (
  <g>
    <Shape d="M-54 -7L-36 -11L-20 -5L0 -10L22 -5L38 -11L54 -6V16H-54Z" ink="chestnut" />
    <Line d="M-40 4L-28 8M-4 2L10 7M26 4L38 8" ink="dark" width={3} />
  </g>
);

/** What still lies in the rock where no shaft has come: crystals, shells and nuggets, by place and size. */
const finds = [
  ['B', 60, 690, 0.55],
  ['D', 172, 760, 0.6],
  ['C', 290, 640, 0.45],
  ['B', 404, 770, 0.6],
  ['D', 520, 600, 0.5],
  ['C', 610, 740, 0.55],
  ['B', -190, 420, 0.9],
  ['D', -330, 620, 1],
  ['C', -120, 660, 0.6],
  ['C', 880, 360, 0.8],
  ['B', 1010, 600, 1],
  ['D', 830, 700, 0.8],
] as const;

/** The rock that the shafts are sunk in, in its layers, and the ground that stands on it. */
const Back = ({ width, height }: { width: number; height: number }) => {
  const bed = (y: number, rise: number): string =>
    `M-900 ${y}Q${width * 0.1} ${y - rise} ${width / 2} ${y}Q${width * 0.9} ${y + rise} ${width + 900} ${y - rise}V${height + 600}H-900Z`;
  return (
    <>
      <Shape d={bed(92, 6)} ink="moss" />
      <Shape d={bed(104, 8)} ink="chestnut" />
      <Shape d={bed(250, 34)} ink="rust" />
      <Shape d={bed(380, -26)} ink="chestnut" />
      <Shape d={bed(540, 40)} ink="plum" />
      <Shape d={bed(690, -30)} ink="indigo" />
      {finds.map(([letter, x, y, size]) => {
        const Find = shaftSymbols[letter];
        return (
          <At key={`${x},${y}`} place={`translate(${x} ${y}) scale(${size})`}>
            {Find && <Find />}
          </At>
        );
      })}
      {places(9, 96, -20).map((x, index) => (
        <Line key={x} d={`M${x} ${210 + ((index * 67) % 480)}l26 -9l22 6`} ink="copper" width={4} />
      ))}
    </>
  );
};

export const shaftArt: VariableArt = {
  symbols: shaftSymbols,
  anchor: 'top',
  gap: 12,
  margins: { side: 26, top: 100, below: 46 },
  reelClass: () => 'bg-slot-dark',
  Back,
  Head,
  Foot,
  Scenery,
  cloth: 'from-lantern-deep to-lantern-dim',
  ground: 'bg-slot-dark',
  dim: 'fill-slot-dark/75',
  ring: 'stroke-slot-amber',
  plate: 'border-slot-amber bg-slot-dark text-slot-amber',
  sign: 'bg-slot-amber text-slot-dark',
};
