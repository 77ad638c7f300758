import { At, Bar, Disc, Dots, Line, Shape, type SymbolArt } from '../../ink.tsx';

const Leaf = ({ at }: { at: string }) => <Shape d="M0 0Q10 -13 28 -4Q17 11 0 0Z" ink="moss" at={at} />;

const Lantern = () => (
  <>
    <Disc y={6} r={41} ink="amber" opacity={0.22} />
    <Line d="M-13 -30A13 13 0 0 1 13 -30" ink="cream" width={4} />
    <Shape d="M-22 -30H22L26 -20H-26Z" ink="copper" />
    <Bar x={-21} y={-20} width={42} height={50} ink="amber" />
    <Shape d="M0 -12C13 4 13 10 10 17A11 11 0 0 1 -10 17C-13 10 -9 4 0 -12Z" ink="cream" />
    <Line d="M-21 -20V30M21 -20V30" ink="copper" width={5} />
    <Shape d="M-26 30H26L22 42H-22Z" ink="copper" />
  </>
);

const Moon = () => (
  <>
    <Disc r={45} ink="sky" opacity={0.2} />
    <Disc r={38} ink="cream" />
    <g opacity={0.55}>
      <Dots
        ink="amber"
        of={[
          [-14, -14, 8],
          [12, -20, 5],
          [16, 8, 10],
          [-10, 17, 6],
          [-25, 5, 4],
        ]}
      />
    </g>
  </>
);

const Owl = () => (
  <>
    <Shape
      d="M-32 -42L-14 -31Q0 -35 14 -31L32 -42Q37 -20 33 4C31 30 16 44 0 44C-16 44 -31 30 -33 4Q-37 -20 -32 -42Z"
      ink="lagoon"
    />
    <Shape d="M-33 4C-31 30 -16 44 0 44C-14 34 -22 18 -22 0Z" ink="teal" />
    <Shape d="M33 4C31 30 16 44 0 44C14 34 22 18 22 0Z" ink="teal" />
    <Dots
      ink="cream"
      of={[
        [-15, -12, 15],
        [15, -12, 15],
      ]}
    />
    <Dots
      ink="amber"
      of={[
        [-14, -12, 10],
        [14, -12, 10],
      ]}
    />
    <Dots
      ink="dark"
      of={[
        [-13, -12, 5],
        [13, -12, 5],
      ]}
    />
    <Shape d="M0 -6L6 4L0 13L-6 4Z" ink="copper" />
    <Line d="M-9 22L-4 27L0 22L4 27L9 22M-5 33L0 37L5 33" ink="cream" width={2.5} />
  </>
);

const Fig = () => (
  <>
    <Shape d="M0 -38C10 -30 40 -12 40 16C40 50 -40 50 -40 16C-40 -12 -10 -30 0 -38Z" ink="mulberry" />
    <Shape d="M0 -38C-10 -30 -40 -12 -40 16C-40 32 -24 41 -8 42C-28 16 -14 -16 0 -38Z" ink="plum" />
    <Line d="M6 -24Q24 0 18 34M14 -20Q36 4 30 26" ink="rust" width={2.5} />
    <Line d="M0 -36V-46" ink="leaf" width={6} />
  </>
);

const Pear = () => (
  <>
    <Shape
      d="M0 -38C18 -38 15 -16 21 -4C29 10 36 20 31 33C26 47 -26 47 -31 33C-36 20 -29 10 -21 -4C-15 -16 -18 -38 0 -38Z"
      ink="leaf"
    />
    <Shape
      d="M0 -38C-18 -38 -15 -16 -21 -4C-29 10 -36 20 -31 33C-28 39 -21 42 -13 43C-22 20 -2 0 -1 -20Q-1 -32 5 -37Z"
      ink="moss"
    />
    <Line d="M0 -36Q1 -46 8 -49" ink="chestnut" width={4} />
    <Leaf at="translate(3 -41) rotate(6)" />
  </>
);

const Apple = () => (
  <>
    <Shape
      d="M0 -25C-12 -36 -41 -31 -41 0C-41 26 -20 42 -7 39Q0 37 7 39C20 42 41 26 41 0C41 -31 12 -36 0 -25Z"
      ink="rust"
    />
    <Shape
      d="M0 -25C-12 -36 -41 -31 -41 0C-41 24 -26 38 -14 39.500C-28 10 -17 -20 13 -31Q6 -30 0 -25Z"
      ink="mulberry"
    />
    <Line d="M0 -26Q2 -38 8 -43" ink="amber" width={4} />
    <Leaf at="translate(4 -37) rotate(-4)" />
  </>
);

const Chestnut = () => (
  <>
    <Shape d="M0 -37C20 -31 42 -14 38 13C33 38 -33 38 -38 13C-42 -14 -20 -31 0 -37Z" ink="chestnut" />
    <Shape d="M-38 13C-33 38 33 38 38 13Q0 0 -38 13Z" ink="cream" />
    <Line d="M8 -24Q25 -14 26 0" ink="amber" width={4} />
  </>
);

const drupelets = [
  [-12, -14, 11],
  [12, -14, 11],
  [0, -5, 11],
  [-22, 2, 11],
  [22, 2, 11],
  [-11, 11, 11],
  [11, 11, 11],
  [-18, 22, 10],
  [18, 22, 10],
  [0, 25, 11],
  [-8, 35, 9],
  [8, 35, 9],
] as const;

const Blackberry = () => (
  <>
    <Shape d="M-30 -8C-32 -30 32 -30 30 -8C32 22 14 44 0 44C-14 44 -32 22 -30 -8Z" ink="dark" />
    <Dots ink="mulberry" of={drupelets} />
    <Dots ink="cream" of={drupelets.map(([x, y]) => [x - 3, y - 3, 2.6] as const)} />
    <Shape d="M0 -20L-30 -30L-12 -34L0 -48L12 -34L30 -30Z" ink="leaf" />
  </>
);

const Sloe = () => (
  <>
    <Line d="M-20 -34Q0 -46 26 -40M-13 -37L-15 -10M14 -42L17 -6" ink="chestnut" width={4} />
    <Disc x={-16} y={10} r={23} ink="blue" />
    <Disc x={20} y={18} r={21} ink="blue" />
    <Shape d="M-34 -4A23 23 0 0 0 -12 33A30 30 0 0 1 -34 -4Z" ink="dark" />
    <Dots
      ink="sky"
      of={[
        [-8, 2, 6],
        [27, 11, 5.5],
      ]}
    />
    <Leaf at="translate(12 -40) rotate(30)" />
  </>
);

const florets = [
  [-36, -12],
  [-22, -25],
  [0, -32],
  [22, -25],
  [36, -12],
  [-15, -9],
  [15, -9],
] as const;

const Elder = () => (
  <>
    <Line d="M0 44V16M0 22L-36 -12M0 18L-20 -22M0 16V-30M0 18L20 -22M0 22L36 -12M0 20L-15 -8M0 20L15 -8" ink="moss" />
    {florets.map(([x, y]) => (
      <At key={x} place={`translate(${x} ${y})`}>
        <Dots
          ink="cream"
          of={[
            [0, -5, 5],
            [5, 1, 5],
            [-5, 1, 5],
            [0, 5, 5],
          ]}
        />
        <Disc r={2.6} ink="copper" />
      </At>
    ))}
  </>
);

export const symbols: SymbolArt = {
  L: Lantern,
  M: Moon,
  O: Owl,
  F: Fig,
  P: Pear,
  A: Apple,
  C: Chestnut,
  B: Blackberry,
  S: Sloe,
  E: Elder,
};
