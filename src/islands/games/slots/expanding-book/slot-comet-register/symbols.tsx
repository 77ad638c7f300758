import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** The register: bound in blue, a comet with its tail stamped in gold. */
const Register = () => (
  <>
    <Shape d="M-34 -42H38V46H-34Z" ink="plum" />
    <Shape d="M-30 -40H36V42H-30Z" ink="cream" />
    <Bar x={-38} y={-47} width={70} height={85} round={5} ink="blue" />
    <Bar x={-38} y={-47} width={13} height={85} round={4} ink="sky" />
    <Shape d="M18 -34C4 -26 -12 -8 -16 14C-6 8 12 -8 18 -34Z" ink="amber" />
    <Disc x={-11} y={15} r={10} ink="cream" />
    <Dots
      ink="cream"
      of={[
        [18, 20, 2.6],
        [4, 30, 2],
        [-14, -28, 2.4],
      ]}
    />
    <Shape d="M16 36H26V54L21 48L16 54Z" ink="rust" />
  </>
);

/** The great comet, its tail in three. */
const Comet = () => (
  <>
    <Shape d="M48 -48C14 -34 -24 -8 -38 22L-16 38C10 20 38 -12 48 -48Z" ink="rust" />
    <Shape d="M46 -44C16 -26 -16 -2 -30 24L-16 34C6 16 34 -12 46 -44Z" ink="copper" />
    <Shape d="M40 -36C18 -18 -6 4 -20 26L-14 30C4 14 26 -8 40 -36Z" ink="amber" />
    <Disc x={-24} y={26} r={22} ink="amber" />
    <Disc x={-24} y={26} r={15} ink="cream" />
    <Line d="M24 -46L-6 -30M46 -14L28 10M46 8L36 22" ink="cream" width={3} />
  </>
);

/** A refractor on its three legs. */
const Telescope = () => (
  <>
    <Line d="M-4 6L-28 46M0 6L4 48M4 6L30 44" ink="copper" width={6} />
    <At place="rotate(-32)">
      <Bar x={-44} y={-12} width={30} height={20} round={3} ink="amber" />
      <Bar x={-16} y={-15} width={34} height={26} round={3} ink="copper" />
      <Bar x={16} y={-18} width={32} height={32} round={4} ink="amber" />
      <Bar x={44} y={-20} width={7} height={36} round={3} ink="cream" />
      <Line d="M-14 -15V11M17 -18V14" ink="chestnut" width={4} />
    </At>
    <Disc x={0} y={2} r={8} ink="cream" />
  </>
);

/** An observatory with its dome open. */
const Observatory = () => (
  <>
    <Shape d="M-38 4A38 38 0 0 1 38 4Z" ink="sky" />
    <Shape d="M4 -34L22 -30L14 4H-4Z" ink="indigo" />
    <At place="rotate(18)">
      <Bar x={-2} y={-50} width={9} height={40} round={3} ink="amber" />
    </At>
    <Bar x={-43} y={3} width={86} height={10} round={3} ink="cream" />
    <Bar x={-36} y={13} width={72} height={30} ink="lagoon" />
    <Shape d="M-9 43V28Q0 18 9 28V43Z" ink="dark" />
    <Bar x={-28} y={20} width={10} height={12} ink="amber" />
    <Bar x={18} y={20} width={10} height={12} ink="amber" />
    <Bar x={-43} y={41} width={86} height={5} round={2} ink="cream" />
  </>
);

/** The moon, half in its shadow. */
const Moon = () => (
  <>
    <Disc r={38} ink="mulberry" />
    <Shape d="M0 -38A38 38 0 1 1 0 38A52 52 0 0 0 0 -38Z" ink="cream" />
    <Shape d="M8 -36A38 38 0 0 1 8 36A60 60 0 0 0 8 -36Z" ink="cream" />
    <Dots
      ink="amber"
      of={[
        [22, -14, 5],
        [27, 8, 4],
        [18, 20, 3],
      ]}
    />
    <circle
      r={45}
      fill="none"
      strokeWidth={2.5}
      strokeDasharray="2 9"
      strokeLinecap="round"
      className="stroke-slot-cream"
    />
  </>
);

/** A falling star with three streaks. */
const Meteor = () => (
  <>
    <Line d="M44 -34L4 0M30 -46L-2 -16M48 -14L16 14" ink="lagoon" width={7} />
    <Shape d="M-16 -10L-6 4L12 4L2 18L8 36L-10 30L-26 42L-26 22L-42 12L-24 6Z" ink="amber" />
    <Shape d="M-16 -10L-6 4L12 4L-14 18Z" ink="cream" />
  </>
);

/** A star of eight points. */
const Star = () => (
  <>
    <Shape
      d="M0 -42L8 -14L28 -28L14 -8L42 0L14 8L28 28L8 14L0 42L-8 14L-28 28L-14 8L-42 0L-14 -8L-28 -28L-8 -14Z"
      ink="sky"
    />
    <Shape d="M0 -42L8 -14L0 0ZM42 0L14 8L0 0ZM0 42L-8 14L0 0ZM-42 0L-14 -8L0 0Z" ink="blue" />
    <Disc r={7} ink="cream" />
  </>
);

/** A lens in its brass ring. */
const Lens = () => (
  <>
    <Disc r={36} ink="copper" />
    <Disc r={29} ink="teal" />
    <Disc r={29} ink="lagoon" opacity={0.8} />
    <Shape d="M-20 -18Q-8 -28 6 -24Q-12 -18 -18 -4Z" ink="cream" />
    {places(8, 45).map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <Disc y={-32.5} r={2.6} ink="cream" />
      </g>
    ))}
    <Bar x={-7} y={34} width={14} height={14} round={3} ink="amber" />
  </>
);

export const symbols: SymbolArt = {
  K: Register,
  A: Comet,
  B: Telescope,
  C: Observatory,
  D: Moon,
  E: Meteor,
  F: Star,
  G: Lens,
};
