import { At, Bar, Disc, Dots, Line, Shape, type SymbolArt } from '../../ink.tsx';

/** A rounded opal with its fires. */
const Opal = () => (
  <>
    <Shape
      d="M-8 -40C20 -46 44 -24 42 4C40 30 16 44 -10 40C-34 36 -46 14 -40 -10C-36 -28 -26 -38 -8 -40Z"
      ink="cream"
    />
    <Shape d="M-30 -10C-20 -30 0 -34 14 -28C4 -20 2 -8 -8 -4C-16 0 -22 0 -30 -10Z" ink="sky" />
    <Shape d="M14 -22C30 -18 36 -2 30 10C20 8 14 2 12 -6C12 -12 12 -18 14 -22Z" ink="mulberry" />
    <Shape d="M-28 6C-14 0 2 4 6 14C2 28 -10 34 -20 28C-28 22 -30 14 -28 6Z" ink="lagoon" />
    <Shape d="M12 14C20 12 28 14 28 20C22 30 12 34 6 30C8 24 8 18 12 14Z" ink="copper" />
    <Shape d="M-26 -22C-20 -30 -12 -34 -4 -34C-10 -28 -18 -22 -26 -22Z" ink="cream" />
  </>
);

/** A cluster of violet points. */
const Amethyst = () => (
  <>
    <Shape d="M-40 40L-36 4L-22 -14L-10 6L-8 40Z" ink="plum" />
    <Shape d="M-22 -14L-10 6L-8 40H-20Z" ink="mulberry" />
    <Shape d="M12 40L18 0L32 -18L42 6L42 40Z" ink="plum" />
    <Shape d="M32 -18L42 6V40H30Z" ink="mulberry" />
    <Shape d="M-18 40L-16 -24L2 -46L20 -22L20 40Z" ink="mulberry" />
    <Shape d="M2 -46L20 -22V40H6Z" ink="plum" />
    <Line d="M-8 -22L2 -36M-6 -8V30" ink="cream" width={4} />
    <Bar x={-44} y={36} width={88} height={10} round={5} ink="chestnut" />
  </>
);

/** A nugget. */
const Gold = () => (
  <>
    <Shape d="M-40 16L-34 -14L-12 -30L6 -22L22 -34L40 -12L42 14L24 34L-6 30L-24 36Z" ink="amber" />
    <Shape d="M-40 16L-20 4L-6 30L-24 36ZM22 -34L26 -8L40 -12ZM6 -22L26 -8L10 8L-20 4L-12 -30Z" ink="copper" />
    <Shape d="M-12 -30L6 -22L26 -8L4 -8Z" ink="cream" />
    <Shape d="M10 8L26 -8L42 14L24 34Z" ink="amber" />
    <Line d="M-30 -38V-50M-36 -44H-24M36 -38V-48M31 -43H41" ink="cream" width={3.5} />
  </>
);

const Ammonite = () => (
  <>
    <Disc r={42} ink="copper" />
    <Line
      d="M0 4C4 4 6 0 4 -4C0 -10 -10 -8 -12 0C-14 10 -4 18 8 16C22 12 26 -6 18 -18C8 -30 -14 -32 -26 -18C-36 -4 -32 22 -14 32"
      ink="chestnut"
      width={6}
    />
    {[0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Line d="M0 -40Q5 -34 3 -29" ink="cream" width={4} />
      </At>
    ))}
  </>
);

const Pickaxe = () => (
  <At place="rotate(-38)">
    <Shape d="M-5 -36H5L7 46H-7Z" ink="chestnut" />
    <Shape
      d="M-46 -14C-34 -36 -14 -42 0 -42C14 -42 34 -36 46 -14C30 -24 14 -27 0 -27C-14 -27 -30 -24 -46 -14Z"
      ink="sky"
    />
    <Shape d="M-46 -14C-34 -36 -14 -42 0 -42C-14 -36 -30 -28 -46 -14Z" ink="cream" />
    <Bar x={-10} y={-44} width={20} height={20} round={3} ink="blue" />
  </At>
);

/** A green-veined lump of copper ore. */
const Copper = () => (
  <>
    <Shape d="M-38 22L-30 -16L-6 -32L26 -24L40 6L26 34L-14 36Z" ink="rust" />
    <Shape d="M-38 22L-30 -16L-6 -32L-10 2Z" ink="copper" />
    <Line d="M-26 22C-12 10 -4 16 6 2C14 -8 22 -6 32 -12M2 32C8 20 18 20 30 14" ink="lagoon" width={7} />
    <Line d="M-22 -10L-8 -20" ink="cream" width={4} />
  </>
);

const Coal = () => (
  <>
    <Shape d="M-40 20L-32 -12L-10 -28L10 -18L28 -28L42 4L32 32L-8 36Z" ink="indigo" />
    <Shape d="M-32 -12L-10 -28L10 -18L-6 0ZM10 -18L28 -28L42 4L20 8Z" ink="plum" />
    <Line d="M-28 -8L-12 -20M18 -12L26 -20M-6 2L-18 24M20 10L8 30" ink="sky" width={3.5} />
  </>
);

const Quartz = () => (
  <>
    <Shape d="M-14 42L-26 -16L-10 -42L8 -18L6 42Z" ink="sky" />
    <Shape d="M-10 -42L8 -18L6 42H-4Z" ink="blue" />
    <Shape d="M8 42L14 4L28 -12L38 8L32 42Z" ink="sky" />
    <Shape d="M28 -12L38 8L32 42H24Z" ink="blue" />
    <Line d="M-16 -16L-10 -28M-14 -4L-8 32" ink="cream" width={4} />
  </>
);

/** The lamp of a helmet and its beam. */
const Headlamp = () => (
  <>
    <Shape d="M8 2L50 -30V36Z" ink="amber" />
    <Shape d="M-46 22C-46 -22 -22 -40 -4 -40C14 -40 30 -24 32 22Z" ink="rust" />
    <Shape d="M-46 22C-46 -22 -22 -40 -4 -40C-20 -30 -30 -6 -30 22Z" ink="copper" />
    <Bar x={-50} y={18} width={96} height={11} round={5} ink="dark" />
    <Disc x={10} y={0} r={17} ink="dark" />
    <Disc x={10} y={0} r={12.5} ink="cream" />
    <Disc x={10} y={0} r={6} ink="amber" />
  </>
);

/** The cage on its rope. */
const Lift = () => (
  <>
    <Bar x={-48} y={-48} width={96} height={96} round={10} ink="cream" />
    <Bar x={-43} y={-43} width={86} height={86} round={7} ink="teal" />
    <Line d="M0 -43V-26" ink="cream" width={4} />
    <Shape d="M-26 -12L0 -30L26 -12Z" ink="amber" />
    <Bar x={-26} y={-12} width={52} height={46} ink="dark" />
    <Line d="M-26 -12V34M26 -12V34M-13 -12V34M13 -12V34M0 -12V34" ink="amber" width={4} />
    <Bar x={-30} y={30} width={60} height={8} round={2} ink="amber" />
    <Dots
      ink="cream"
      of={[
        [-36, -36, 3],
        [36, -36, 3],
        [-36, 36, 3],
        [36, 36, 3],
      ]}
    />
  </>
);

export const symbols: SymbolArt = {
  W: Headlamp,
  S: Lift,
  A: Opal,
  B: Amethyst,
  C: Gold,
  D: Ammonite,
  E: Pickaxe,
  F: Copper,
  G: Coal,
  H: Quartz,
};
