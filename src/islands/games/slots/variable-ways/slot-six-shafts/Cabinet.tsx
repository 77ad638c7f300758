import type { CabinetBox } from '../../Cabinet.tsx';
import { Bar, Disc, Dots, Line, places, Shape } from '../../ink.tsx';

/** The head of a shaft: a timbered mouth, and over every second one the wheel of its winding gear. */
export const Head = ({ reel }: { reel: number }) => (
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
export const Foot = () => (
  <g>
    <Shape d="M-54 -7L-36 -11L-20 -5L0 -10L22 -5L38 -11L54 -6V16H-54Z" ink="chestnut" />
    <Line d="M-40 4L-28 8M-4 2L10 7M26 4L38 8" ink="dark" width={3} />
  </g>
);

/** Stones of a bed, scattered from a depth down. */
const stones = (seed: number, from: number, deep: number) =>
  places(34, 68, -820).map(
    (x, index) =>
      [x + ((index * seed * 13) % 44), from + ((index * seed * 31) % deep), 4 + ((index * seed) % 7)] as const,
  );

/** Veins in the rock, to both sides of the shafts. */
const veins =
  'M-620 620l80 26l110 -14l90 46l120 -8M-700 660l60 30M860 606l110 -30l80 34l120 -20l90 40M1010 660l90 34l130 -16';

/** The rock that the shafts are sunk in, in its layers, and the ground that stands on it. */
export const Cabinet = ({ width, height }: CabinetBox) => {
  const bed = (y: number, rise: number): string =>
    `M-900 ${y}Q${width * 0.1} ${y - rise} ${width / 2} ${y}Q${width * 0.9} ${y + rise} ${width + 900} ${y - rise}V${height + 600}H-900Z`;
  const seam = (y: number, rise: number): string =>
    `M-900 ${y}Q${width * 0.1} ${y - rise} ${width / 2} ${y}Q${width * 0.9} ${y + rise} ${width + 900} ${y - rise}`;
  return (
    <>
      <Shape d={bed(92, 6)} ink="moss" />
      <Line d={seam(94, 6)} ink="leaf" width={5} />
      <Shape d={bed(104, 8)} ink="chestnut" />
      <Dots ink="plum" of={stones(7, 126, 100)} />
      <Shape d={bed(250, 34)} ink="rust" />
      <Line d={seam(254, 34)} ink="copper" width={8} />
      <Line d={`${seam(292, 30)}${seam(334, 18)}`} ink="copper" width={4} opacity={0.55} />
      <Dots ink="chestnut" of={stones(3, 276, 90)} />
      <Shape d={bed(380, -26)} ink="chestnut" />
      <Line d={seam(384, -26)} ink="rust" width={8} />
      <Line d={seam(452, 10)} ink="rust" width={22} opacity={0.45} />
      <Dots ink="plum" of={stones(5, 408, 110)} />
      <Shape d={bed(540, 40)} ink="plum" />
      <Line d={seam(544, 40)} ink="mulberry" width={8} />
      <Line d={veins} ink="rust" width={6} opacity={0.7} />
      <Dots ink="indigo" of={stones(11, 580, 90)} />
      <Shape d={bed(690, -30)} ink="indigo" />
      <Line d={seam(694, -30)} ink="blue" width={8} />
    </>
  );
};
