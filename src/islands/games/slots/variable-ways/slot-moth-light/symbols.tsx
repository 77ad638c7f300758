import type { ReactNode } from 'react';
import { At, Bar, Disc, Dots, type Ink, Line, Shape, type SymbolArt } from '../../ink.tsx';

/** One half drawn, the other its mirror: so are moths. */
const Both = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <At place="scale(-1 1)">{children}</At>
  </>
);

/** The body between the wings, with its feelers. */
const Body = ({ ink, length = 30, feathers = false }: { ink: Ink; length?: number; feathers?: boolean }) => (
  <>
    <Both>
      <Line d="M2 -18C5 -28 10 -34 17 -37" ink={ink} width={2.5} />
      {feathers && <Line d="M5 -25L1 -30M8 -29L5 -35M12 -33L10 -39M7 -24L13 -26M11 -30L17 -31" ink={ink} width={2} />}
    </Both>
    <Disc y={-17} r={5.5} ink={ink} />
    <Shape d={`M-6 -14Q0 -18 6 -14Q8 ${length * 0.4} 0 ${length}Q-8 ${length * 0.4} -6 -14Z`} ink={ink} />
  </>
);

/** Long green tails and an eye on each wing. */
const Luna = () => (
  <>
    <Both>
      <Shape
        d="M3 -14C14 -34 34 -38 46 -34C46 -18 38 -4 22 2C22 14 26 20 24 30C23 40 26 44 32 48C22 49 14 42 12 30C10 18 6 14 3 8Z"
        ink="moss"
      />
      <Shape d="M3 -14C14 -34 34 -38 46 -34C30 -30 14 -22 3 -8Z" ink="mulberry" />
      <Disc x={25} y={-16} r={6.5} ink="cream" />
      <Disc x={25} y={-16} r={3.5} ink="plum" />
      <Line d="M8 -4C14 0 16 12 16 26" ink="leaf" width={3} />
    </Both>
    <Body ink="cream" length={20} feathers />
  </>
);

/** Swept wings and a banded body. */
const Hawk = () => (
  <>
    <Both>
      <Shape d="M3 -12C18 -18 36 -28 48 -40C48 -20 40 -4 24 4L4 6Z" ink="chestnut" />
      <Shape d="M4 4C16 4 26 6 32 2C30 16 20 24 8 22Z" ink="rust" />
      <Line d="M10 -8C22 -12 34 -20 44 -31M12 0C24 -2 34 -10 42 -20" ink="dark" width={3} />
      <Disc x={20} y={12} r={4} ink="dark" />
    </Both>
    <Body ink="dark" length={42} />
    <Line d="M-6 8H6M-5 17H5M-3 26H3" ink="copper" width={4} />
  </>
);

/** Black and cream above, red below. */
const Tiger = () => (
  <>
    <Both>
      <Shape d="M4 4C18 2 34 6 40 18C36 34 18 40 8 24Z" ink="rust" />
      <Dots
        ink="dark"
        of={[
          [26, 14, 4.5],
          [20, 26, 4],
          [34, 20, 3.5],
        ]}
      />
      <Shape d="M3 -14C16 -32 36 -34 47 -28C46 -10 34 4 20 8L4 6Z" ink="dark" />
      <Line d="M12 -18L20 2M12 -18L30 -29M22 -24L34 -2M34 -30L43 -14M20 2L33 -10" ink="cream" width={4} />
    </Both>
    <Body ink="rust" length={34} />
    <Line d="M-5 4H5M-5 12H5M-4 20H4" ink="dark" width={3} />
  </>
);

/** Four great eyes on dark wings. */
const Emperor = () => (
  <>
    <Both>
      <Shape d="M3 -14C14 -36 38 -40 48 -30C46 -14 38 -4 26 0C38 4 42 16 36 28C24 40 8 32 4 18Z" ink="plum" />
      <Line d="M10 -24C22 -32 36 -34 44 -28M8 28C18 34 28 32 34 25" ink="mulberry" width={4} />
      {(
        [
          [26, -17],
          [21, 15],
        ] as const
      ).map(([x, y]) => (
        <g key={y}>
          <Disc x={x} y={y} r={10} ink="cream" />
          <Disc x={x} y={y} r={7.5} ink="blue" />
          <Disc x={x} y={y} r={4.5} ink="dark" />
          <Disc x={x - 1.5} y={y - 2} r={1.5} ink="cream" />
        </g>
      ))}
    </Both>
    <Body ink="dark" feathers />
  </>
);

/** Slim dark wings with five red spots a side. */
const Burnet = () => (
  <>
    <Both>
      <Shape d="M3 -12C14 -22 26 -24 32 -18C38 -2 34 18 24 26C12 20 5 8 3 -2Z" ink="dark" />
      <Dots
        ink="rust"
        of={[
          [13, -11, 4.5],
          [24, -11, 4.5],
          [16, 1, 4.5],
          [27, 3, 4.5],
          [23, 15, 4.5],
        ]}
      />
    </Both>
    <Body ink="indigo" length={28} />
  </>
);

/** Wings like feathers, held out as a T. */
const Plume = () => (
  <>
    <Both>
      <Shape d="M3 -14L46 -26Q48 -20 44 -18L4 -6Z" ink="teal" />
      <Shape d="M4 -8L40 -8Q41 -3 36 -2L4 -1Z" ink="lagoon" />
      <Shape d="M4 -2L30 10Q28 15 23 13L4 5Z" ink="teal" />
      <Line d="M16 -15L20 -22M24 -17L28 -24M32 -19L36 -26M18 -6L20 -1M27 -6L29 -1" ink="cream" width={2} />
    </Both>
    <Body ink="dark" length={38} />
  </>
);

const Chrysalis = () => (
  <>
    <Line d="M-26 -42Q0 -30 30 -40" ink="chestnut" width={6} />
    <Line d="M2 -36V-28" ink="dark" width={3} />
    <Shape d="M2 -28C20 -24 22 0 14 18C10 30 6 38 2 44C-2 38 -8 30 -12 18C-20 0 -16 -24 2 -28Z" ink="rust" />
    <Shape d="M2 -28C20 -24 22 0 14 18C10 30 6 38 2 44C12 20 12 -8 2 -28Z" ink="chestnut" />
    <Line d="M-14 6Q2 14 16 4M-11 18Q2 25 13 16M-7 29Q2 34 9 27" ink="dark" width={2.5} />
    <Shape d="M18 -40Q30 -54 44 -42Q32 -32 18 -40Z" ink="moss" />
  </>
);

const Leaf = () => (
  <At place="rotate(28)">
    <Shape d="M0 -44C26 -26 28 10 0 36C-28 10 -26 -26 0 -44Z" ink="moss" />
    <Line d="M0 -34V46M0 -18L14 -26M0 -18L-14 -26M0 -2L18 -12M0 -2L-18 -12M0 14L14 4M0 14L-14 4" ink="leaf" width={3} />
    <Shape d="M21 14A9 9 0 0 1 8 26Q17 22 21 14Z" ink="amber" />
  </At>
);

/** The flame of the lamp itself. */
const Flame = () => (
  <>
    <Disc r={46} ink="cream" />
    <Disc r={40} ink="rust" />
    <Shape
      d="M2 -36C8 -20 24 -12 24 8C24 24 14 32 0 32C-14 32 -24 24 -24 8C-24 -4 -14 -8 -12 -20C-6 -16 -4 -12 -3 -8C2 -16 4 -24 2 -36Z"
      ink="amber"
    />
    <Shape d="M2 -8C6 2 13 6 13 16C13 26 8 30 0 30C-8 30 -13 26 -13 17C-13 8 -6 8 -5 0C0 2 1 -2 2 -8Z" ink="cream" />
    <Bar x={-14} y={30} width={28} height={6} round={3} ink="dark" />
  </>
);

export const symbols: SymbolArt = {
  W: Flame,
  A: Luna,
  B: Hawk,
  C: Tiger,
  D: Emperor,
  E: Burnet,
  F: Plume,
  G: Chrysalis,
  H: Leaf,
};
