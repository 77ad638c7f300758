import { At, Bar, Disc, Dots, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** The pattern book: a cut of cloth on its cover, laced at the spine. */
const PatternBook = () => (
  <>
    <Shape d="M-36 -42H36V46H-36Z" ink="dark" />
    <Shape d="M-30 -40H38V40H-30Z" ink="cream" />
    <Bar x={-38} y={-46} width={70} height={84} round={5} ink="mulberry" />
    <Bar x={-38} y={-46} width={15} height={84} round={4} ink="plum" />
    <Line d="M-36 -34H-25M-36 -20H-25M-36 -6H-25M-36 8H-25M-36 22H-25" ink="amber" width={4} />
    <Shape d="M-8 -32L2 -36Q6 -28 12 -36L22 -32L26 -14L18 -12V22H-4V-12L-12 -14Z" ink="cream" />
    <Line d="M7 -28V16M-4 6H18" ink="rust" width={2.5} />
  </>
);

/** A tailor's form on its stand. */
const Form = () => (
  <>
    <Line d="M0 20V42M-18 46Q0 34 18 46" ink="chestnut" width={6} />
    <Disc y={-44} r={5} ink="amber" />
    <Bar x={-6} y={-42} width={12} height={10} ink="chestnut" />
    <Shape
      d="M-9 -34H9Q26 -32 30 -22C24 -10 16 -4 18 6L24 26H-24L-18 6C-16 -4 -24 -10 -30 -22Q-26 -32 -9 -34Z"
      ink="rust"
    />
    <Shape d="M0 -34H9Q26 -32 30 -22C24 -10 16 -4 18 6L24 26H0Z" ink="chestnut" />
    <Line d="M0 -34V26M-25 -15Q0 -4 25 -15M-18 4Q0 12 18 4" ink="cream" width={2.5} />
  </>
);

/** Shears, open for the next cut. */
const Shears = () => (
  <>
    <At place="rotate(24)">
      <Shape d="M-5 4L-3 -48Q9 -38 8 4Z" ink="sky" />
      <Shape d="M2 4L2 -40Q9 -34 8 4Z" ink="blue" />
    </At>
    <At place="rotate(-24)">
      <Shape d="M5 4L3 -48Q-9 -38 -8 4Z" ink="cream" />
      <Shape d="M-2 4L-2 -40Q-9 -34 -8 4Z" ink="sky" />
    </At>
    <ellipse cx={-20} cy={30} rx={12} ry={16} fill="none" strokeWidth={8} className="stroke-slot-amber" />
    <ellipse cx={20} cy={30} rx={12} ry={16} fill="none" strokeWidth={8} className="stroke-slot-amber" />
    <Line d="M-12 18L0 0L12 18" ink="amber" width={9} />
    <Disc y={2} r={6} ink="dark" />
  </>
);

/** A sewing machine by hand. */
const Machine = () => (
  <>
    <Bar x={-46} y={30} width={92} height={12} round={3} ink="chestnut" />
    <Shape d="M-42 -28Q-42 -38 -32 -38H26Q38 -38 38 -26V30H14V-12Q14 -18 8 -18H-26V4H-40Z" ink="dark" />
    <Line d="M-30 -30H24Q30 -30 30 -24V22" ink="amber" width={3} />
    <Line d="M-33 4V26" ink="sky" width={4} />
    <Shape d="M-46 26H-10V31H-46Z" ink="rust" />
    <Disc x={38} y={-8} r={15} ink="amber" />
    <Disc x={38} y={-8} r={9} ink="dark" />
    <Disc x={38} y={-8} r={3} ink="amber" />
    <Bar x={-6} y={-48} width={12} height={12} round={2} ink="rust" />
  </>
);

/** A spool of thread. */
const Spool = () => (
  <>
    <Bar x={-30} y={-44} width={60} height={13} round={5} ink="copper" />
    <Bar x={-30} y={31} width={60} height={13} round={5} ink="copper" />
    <Shape d="M-23 -31H23L26 0L23 31H-23L-26 0Z" ink="lagoon" />
    <Line
      d={places(6, 10, -25)
        .map((y) => `M-24 ${y}L24 ${y + 6}`)
        .join('')}
      ink="teal"
      width={3.5}
    />
    <Line d="M23 20C44 18 42 40 48 46" ink="lagoon" width={4} />
    <Disc y={-38} r={4} ink="dark" />
  </>
);

/** A thimble, with its dimples. */
const Thimble = () => (
  <>
    <Shape d="M-22 -34Q0 -50 22 -34L30 34H-30Z" ink="sky" />
    <Shape d="M8 -42Q18 -40 22 -34L30 34H12Z" ink="blue" />
    <Bar x={-34} y={30} width={68} height={13} round={6} ink="blue" />
    <Dots
      ink="indigo"
      of={[0, 1, 2, 3].flatMap((row) =>
        places(3 + (row % 2), 13, -13 - (row % 2) * 6.5).map((x) => [x, -26 + row * 13, 2.8] as const),
      )}
    />
  </>
);

/** A button, sewn on crosswise. */
const Button = () => (
  <>
    <Disc r={40} ink="chestnut" />
    <Disc y={-2} r={38} ink="copper" />
    <circle cy={-2} r={28} fill="none" strokeWidth={4} className="stroke-slot-chestnut" />
    <Dots
      ink="dark"
      of={[
        [-9, -11, 5],
        [9, -11, 5],
        [-9, 7, 5],
        [9, 7, 5],
      ]}
    />
    <Line d="M-9 -11L9 7M9 -11L-9 7" ink="cream" width={4} />
  </>
);

/** A measuring tape, half unrolled. */
const Tape = () => (
  <>
    <Shape d="M-34 10H46V34H-34Z" ink="amber" />
    <Line
      d={places(7, 11, -20)
        .map((x) => `M${x} 34V${x % 2 ? 24 : 20}`)
        .join('')}
      ink="dark"
      width={3}
    />
    <Bar x={42} y={7} width={6} height={30} round={2} ink="chestnut" />
    <Disc x={-14} y={-2} r={36} ink="moss" />
    <Disc x={-14} y={-2} r={28} ink="amber" />
    <circle cx={-14} cy={-2} r={20} fill="none" strokeWidth={4} className="stroke-slot-chestnut" />
    <circle cx={-14} cy={-2} r={12} fill="none" strokeWidth={4} className="stroke-slot-chestnut" />
    <Disc x={-14} y={-2} r={5} ink="moss" />
  </>
);

export const symbols: SymbolArt = {
  K: PatternBook,
  A: Form,
  B: Shears,
  C: Machine,
  D: Spool,
  E: Thimble,
  F: Button,
  G: Tape,
};
