import { At, Bar, Disc, type Ink, Line, Shape, type SymbolArt } from '../../ink.tsx';

const Lighthouse = () => (
  <>
    <Shape d="M-48 -36L-10 -30L-48 -18ZM48 -36L10 -30L48 -18Z" ink="cream" opacity={0.8} />
    <Shape d="M-20 45L-13 -18H13L20 45Z" ink="cream" />
    <Shape d="M-18.200 29L-16 9H16L18.200 29ZM-14.300 -6L-13 -18H13L14.300 -6Z" ink="rust" />
    <Bar x={-18} y={-22} width={36} height={6} ink="dark" />
    <Bar x={-10} y={-37} width={20} height={16} ink="amber" />
    <Line d="M-10 -37V-22M0 -37V-22M10 -37V-22" ink="dark" width={3} />
    <Shape d="M-15 -36L0 -49L15 -36Z" ink="dark" />
  </>
);

const Sailboat = () => (
  <>
    <Shape d="M-42 20H42L30 40H-30Z" ink="rust" />
    <Shape d="M-3 14V-44L-38 14Z" ink="cream" />
    <Shape d="M4 14V-34L34 14Z" ink="teal" />
    <Line d="M0 -46V20" ink="dark" width={4} />
    <Line d="M-46 45H-20M-8 45H14M26 45H46" ink="dark" width={3} />
  </>
);

const Anchor = () => (
  <>
    <Line d="M0 -26V36" ink="indigo" width={9} />
    <Line d="M-18 -14H18" ink="indigo" width={8} />
    <Line d="M0 38C-22 38 -34 24 -36 6M0 38C22 38 34 24 36 6" ink="indigo" width={9} />
    <Shape d="M-46 14L-36 -8L-23 12ZM46 14L36 -8L23 12Z" ink="indigo" />
    <circle cy={-34} r={9} fill="none" strokeWidth={7} className="stroke-slot-indigo" />
  </>
);

const Gull = () => (
  <>
    <Shape
      d="M-49 -14C-34 -30 -16 -20 -2 4L4 4C14 -20 32 -32 49 -20C34 -18 24 -4 16 12Q30 16 40 30Q22 26 10 22C-2 28 -14 22 -12 12C-20 -4 -32 -14 -49 -14Z"
      ink="cream"
    />
    <Shape
      d="M-49 -14C-40 -24 -30 -24 -22 -19Q-32 -17 -35 -12Q-42 -14 -49 -14ZM49 -20C38 -28 30 -26 24 -22Q31 -19 33 -14Q40 -19 49 -20Z"
      ink="dark"
    />
    <Shape d="M-12 14L-24 22L-9 22Z" ink="copper" />
    <Disc x={-5} y={13} r={2.6} ink="dark" />
  </>
);

const Shell = () => (
  <>
    <Shape
      d="M0 40C-8 40 -10 34 -14 30C-44 12 -50 -12 -38 -26C-32 -34 -24 -32 -20 -36C-12 -44 12 -44 20 -36C24 -32 32 -34 38 -26C50 -12 44 12 14 30C10 34 8 40 0 40Z"
      ink="mulberry"
    />
    <Line d="M0 34V-38M-5 32L-20 -32M5 32L20 -32M-9 30L-38 -20M9 30L38 -20" ink="plum" width={4} />
    <Shape d="M-15 32H15L10 45H-10Z" ink="plum" />
  </>
);

const Rope = () => (
  <>
    {([18, 4, -10] as const).map((y, index) => (
      <g key={y}>
        <ellipse
          cy={y}
          rx={40 - index * 3}
          ry={15}
          fill="none"
          strokeWidth={13}
          className={index % 2 ? 'stroke-slot-copper' : 'stroke-slot-chestnut'}
        />
      </g>
    ))}
    <Line
      d="M-30 24L-24 34M-12 30L-8 40M8 30L12 40M26 26L32 33M-34 8L-30 17M-16 15L-12 24M6 16L10 25M24 12L30 20M-30 -6L-26 3M-12 0L-8 9M10 0L14 9"
      ink="cream"
      width={2.5}
    />
    <Line d="M30 -14C44 -22 40 -40 24 -42" ink="chestnut" width={9} />
  </>
);

/** A cork float with its stripes, on a line. */
const Cork = () => (
  <At place="rotate(24)">
    <Line d="M0 -48V48" ink="dark" width={3.5} />
    <Shape d="M-25 0C-25 -20 -12 -32 0 -32C12 -32 25 -20 25 0Z" ink="moss" />
    <Shape d="M-25 0C-25 20 -12 32 0 32C12 32 25 20 25 0Z" ink="cream" />
    <Bar x={-25.5} y={-6} width={51} height={11} ink="dark" />
    <Line d="M-12 -22Q-17 -16 -18 -10" ink="leaf" width={4} />
  </At>
);

/** The four-cornered kite in four fields, with a bow on its tail. */
const Diamond = ({ at, a, b }: { at: string; a: Ink; b: Ink }) => (
  <At place={at}>
    <Line d="M0 30Q8 38 0 46" ink="dark" width={3} />
    <Shape d="M0 -42L30 -8L0 34L-30 -8Z" ink="dark" />
    <Shape d="M0 -38L27 -8H0ZM0 -8V30L-27 -8Z" ink={a} />
    <Shape d="M0 -38V-8H-27ZM0 -8H27L0 30Z" ink={b} />
  </At>
);

/** The number a kite counts, on a disc. */
const Count = ({ text }: { text: string }) => (
  <>
    <Disc x={31} y={32} r={17} ink="dark" />
    <text x={31} y={40.5} fontSize={24} fontWeight={700} textAnchor="middle" className="fill-slot-cream font-sans">
      {text}
    </text>
  </>
);

const Kite = () => <Diamond at="rotate(14) scale(1.080)" a="rust" b="cream" />;

const DoubleKite = () => (
  <>
    <Diamond at="translate(-17 -6) rotate(-14) scale(.8)" a="teal" b="cream" />
    <Diamond at="translate(17 2) rotate(16) scale(.8)" a="rust" b="amber" />
    <Count text="2" />
  </>
);

const TripleKite = () => (
  <>
    <Diamond at="translate(-24 4) rotate(-20) scale(.66)" a="plum" b="amber" />
    <Diamond at="translate(22 -2) rotate(20) scale(.66)" a="teal" b="cream" />
    <Diamond at="translate(-1 -10) scale(.74)" a="rust" b="cream" />
    <Count text="3" />
  </>
);

export const symbols: SymbolArt = {
  A: Lighthouse,
  B: Sailboat,
  C: Anchor,
  D: Gull,
  E: Shell,
  F: Rope,
  G: Cork,
  W: Kite,
  X: DoubleKite,
  Y: TripleKite,
};
