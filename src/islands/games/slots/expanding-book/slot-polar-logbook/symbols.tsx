import { At, Bar, Disc, Dots, Line, Shape, type SymbolArt } from '../../ink.tsx';

/** The logbook: bound in red, a wind rose on its cover, its ribbon hanging out. */
const Logbook = () => (
  <>
    <Shape d="M-32 -44H30Q38 -44 38 -36V36Q38 44 30 44H-32Z" ink="dark" />
    <Shape d="M-28 -40H28V40H-28Z" ink="cream" />
    <Shape d="M-34 -46H26Q34 -46 34 -38V32H-26Q-34 32 -34 40Z" ink="rust" />
    <Shape d="M-34 -46H-22V32Q-34 32 -34 40Z" ink="chestnut" />
    <Disc x={6} y={-7} r={25} ink="amber" />
    <Disc x={6} y={-7} r={21} ink="indigo" />
    <Shape d="M6 -26L10 -11L25 -7L10 -3L6 12L2 -3L-13 -7L2 -11Z" ink="cream" />
    <Shape d="M6 -26L10 -11L6 -7ZM25 -7L10 -3L6 -7ZM6 12L2 -3L6 -7ZM-13 -7L2 -11L6 -7Z" ink="copper" />
    <Shape d="M14 32H24V50L19 44L14 50Z" ink="blue" />
  </>
);

/** A ship held fast in the ice. */
const Ship = () => (
  <>
    <Disc r={46} ink="blue" />
    <Shape d="M-6 -36L-30 -2H-6ZM-2 -40V-2H26Q22 -28 -2 -40Z" ink="cream" />
    <Line d="M-4 -44V8M-34 -2L32 -4" ink="dark" width={4} />
    <Shape d="M-36 4H38L28 24H-26Z" ink="dark" />
    <Line d="M-32 11H33" ink="amber" width={3.5} />
    <Shape d="M-45 12L-30 20L-20 12L-6 24L8 14L22 24L34 14L44 14A46 46 0 0 1 -44 14Z" ink="sky" />
    <Shape d="M-42 20L-28 30L-10 26L6 36L26 28L42 20A46 46 0 0 1 -42 20Z" ink="cream" />
  </>
);

/** The white bear against the night. */
const Bear = () => (
  <>
    <Disc r={46} ink="indigo" />
    <Dots
      ink="cream"
      of={[
        [-28, -24, 1.8],
        [-4, -37, 2.2],
        [22, -34, 1.6],
        [36, -14, 2],
        [-38, -4, 1.4],
      ]}
    />
    <Shape
      d="M-40 24C-42 2 -26 -12 -8 -12C4 -12 8 -18 16 -24C20 -30 26 -28 27 -24C36 -22 42 -12 43 -6C42 0 32 2 26 2C24 8 25 16 25 26H13V14C4 18 -8 18 -14 14V26H-26V18L-30 26Z"
      ink="cream"
    />
    <Shape d="M38 -10L44 -6L42 -1L36 -3Z" ink="dark" />
    <Disc x={29} y={-14} r={2.4} ink="dark" />
    <Line d="M-24 18C-26 8 -22 0 -14 -4M13 14C14 8 16 4 20 2" ink="sky" width={3} />
    <Shape d="M-44 22H44A46 46 0 0 1 -41 22Z" ink="sky" />
  </>
);

/** A pocket compass, its lid open. */
const Compass = () => (
  <>
    <Disc y={5} r={41} ink="chestnut" />
    <Disc y={5} r={37} ink="amber" />
    <Disc y={5} r={29} ink="dark" />
    <Disc y={5} r={26} ink="cream" />
    <Line d="M0 -17V-12M0 27V22M-22 5H-17M22 5H17" ink="dark" width={3} />
    <Shape d="M15 -14L5 9L-4 1Z" ink="rust" />
    <Shape d="M-15 24L-4 1L5 9Z" ink="blue" />
    <Disc y={5} r={3.6} ink="dark" />
    <Bar x={-7} y={-44} width={14} height={11} round={4} ink="copper" />
  </>
);

/** A loaded sledge. */
const Sledge = () => (
  <>
    <Shape d="M-34 -6L-28 -26H-2L4 -6Z" ink="rust" />
    <Shape d="M2 -6V-20H26Q32 -14 30 -6Z" ink="teal" />
    <Line d="M-22 -26L-26 -6M-8 -26L-6 -6M16 -20V-6" ink="cream" width={3.5} />
    <Bar x={-40} y={-6} width={76} height={7} round={3} ink="chestnut" />
    <Line d="M-30 2L-34 22M-6 2V22M20 2L18 22" ink="chestnut" width={5} />
    <Line d="M-46 24H26Q46 22 44 2Q42 -8 34 -4" ink="chestnut" width={6} />
    <Line d="M-40 34H-12M0 38H34" ink="sky" width={5} />
  </>
);

/** A penguin with its head held high. */
const Penguin = () => (
  <>
    <Shape d="M-14 42L-26 47H-2ZM14 42L26 47H2Z" ink="copper" />
    <Shape
      d="M0 -46C16 -46 20 -32 19 -22C30 -10 33 8 36 26L26 18C26 34 16 44 0 44C-16 44 -26 34 -26 18L-36 26C-33 8 -30 -10 -19 -22C-20 -32 -16 -46 0 -46Z"
      ink="dark"
    />
    <Shape d="M0 -18C14 -14 19 4 18 20C16 36 8 40 0 40C-8 40 -16 36 -18 20C-19 4 -14 -14 0 -18Z" ink="sky" />
    <Shape d="M3 -16C13 -12 18 4 16 20C14 34 8 38 0 38C10 26 12 0 3 -16Z" ink="cream" />
    <Shape d="M-15 -32Q-17 -22 -9 -18Q-10 -26 -15 -32ZM15 -32Q17 -22 9 -18Q10 -26 15 -32Z" ink="amber" />
    <Shape d="M-5 -36H5L0 -25Z" ink="copper" />
    <Dots
      ink="cream"
      of={[
        [-8, -38, 2.6],
        [8, -38, 2.6],
      ]}
    />
  </>
);

/** A storm lamp, alight. */
const Lamp = () => (
  <>
    <Line d="M-16 -28C-18 -50 18 -50 16 -28" ink="dark" width={4} />
    <Shape d="M-13 -34H13L18 -23H-18Z" ink="dark" />
    <Shape d="M-20 -22H20C26 -8 26 10 20 22H-20C-26 10 -26 -8 -20 -22Z" ink="amber" />
    <Shape d="M0 -14C11 2 12 10 8 17H-8C-12 10 -11 2 0 -14Z" ink="rust" />
    <Shape d="M0 0C5 8 5 12 3 17H-3C-5 12 -5 8 0 0Z" ink="cream" />
    <Line d="M-22 -20V22M22 -20V22M-25 0H25" ink="dark" width={3.5} />
    <Bar x={-24} y={21} width={48} height={8} round={3} ink="dark" />
    <Shape d="M-20 29H20L26 45H-26Z" ink="blue" />
  </>
);

/** An ice axe with its strap. */
const Axe = () => (
  <At place="rotate(32)">
    <Bar x={-5} y={-28} width={10} height={72} round={4} ink="chestnut" />
    <Shape d="M-4 44H4L0 53Z" ink="blue" />
    <Shape
      d="M-46 -20C-30 -36 -14 -38 0 -38C14 -38 24 -36 32 -32L40 -40L42 -18L30 -24C14 -28 -24 -30 -46 -20Z"
      ink="blue"
    />
    <Shape d="M-46 -20C-30 -36 -14 -38 0 -38V-31C-18 -32 -34 -26 -46 -20Z" ink="indigo" />
    <Bar x={-8} y={-39} width={16} height={16} round={3} ink="dark" />
    <Line d="M5 6C20 8 20 30 6 32" ink="rust" width={4} />
    <Line d="M-6 12H6M-6 18H6" ink="amber" width={3} />
  </At>
);

/** An enamel mug of tea. */
const Mug = () => (
  <>
    <Line d="M-12 -28C-20 -36 -4 -40 -12 -48M8 -28C0 -36 16 -40 8 -48" ink="sky" width={5} />
    <Line d="M26 -8C50 -12 48 28 24 24" ink="teal" width={8} />
    <Shape d="M-34 -20H30V34Q30 44 20 44H-24Q-34 44 -34 34Z" ink="teal" />
    <Shape d="M-34 -20H-22V44H-24Q-34 44 -34 34Z" ink="lagoon" />
    <Bar x={-37} y={-25} width={70} height={9} round={4} ink="dark" />
    <Shape d="M-2 2L4 12L14 15L4 18L-2 28L-8 18L-18 15L-8 12Z" ink="cream" />
  </>
);

export const symbols: SymbolArt = {
  K: Logbook,
  A: Ship,
  B: Bear,
  C: Compass,
  D: Sledge,
  E: Penguin,
  F: Lamp,
  G: Axe,
  H: Mug,
};
