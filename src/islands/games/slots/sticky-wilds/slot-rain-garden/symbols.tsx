import { At, Bar, Disc, Dots, Line, Shape, type SymbolArt } from '../../ink.tsx';

/** A drop, with the sky in it. */
export const Drop = () => (
  <>
    <Shape d="M0 -48C22 -16 36 0 36 18A36 32 0 0 1 -36 18C-36 0 -22 -16 0 -48Z" ink="sky" />
    <Shape d="M0 -48C22 -16 36 0 36 18A36 32 0 0 1 6 50C22 30 20 -4 0 -48Z" ink="blue" />
    <Shape d="M-20 14C-20 2 -14 -6 -8 -12Q-12 8 -8 26Q-20 26 -20 14Z" ink="cream" />
    <Line d="M-16 36Q-6 42 6 40" ink="cream" width={4} />
  </>
);

/** A peony in full bloom. */
const Peony = () => (
  <>
    <Shape d="M-46 30Q-26 10 -8 30Q-26 44 -46 30ZM46 30Q26 10 8 30Q26 44 46 30Z" ink="leaf" />
    <Shape
      d="M0 -44C14 -46 24 -38 24 -28C38 -28 46 -14 40 -2C48 10 40 26 26 26C20 40 -20 40 -26 26C-40 26 -48 10 -40 -2C-46 -14 -38 -28 -24 -28C-24 -38 -14 -46 0 -44Z"
      ink="mulberry"
    />
    <Shape
      d="M0 -32C10 -32 16 -26 16 -18C26 -16 30 -6 26 2C30 14 20 22 10 20C4 28 -4 28 -10 20C-20 22 -30 14 -26 2C-30 -6 -26 -16 -16 -18C-16 -26 -10 -32 0 -32Z"
      ink="rust"
    />
    <Shape d="M-14 -6Q0 -24 14 -6Q16 10 0 14Q-16 10 -14 -6Z" ink="copper" />
    <Dots
      ink="amber"
      of={[
        [0, -4, 5],
        [-8, 2, 3.5],
        [8, 2, 3.5],
        [0, 7, 3.5],
      ]}
    />
  </>
);

/** A frog that waits for the rain. */
const Frog = () => (
  <>
    <Shape d="M-40 40C-52 22 -36 8 -26 18L-12 40ZM40 40C52 22 36 8 26 18L12 40Z" ink="moss" />
    <Shape d="M0 -22C30 -22 38 4 32 24C28 38 -28 38 -32 24C-38 4 -30 -22 0 -22Z" ink="leaf" />
    <Dots
      ink="leaf"
      of={[
        [-17, -24, 13],
        [17, -24, 13],
      ]}
    />
    <Dots
      ink="cream"
      of={[
        [-17, -26, 8.5],
        [17, -26, 8.5],
      ]}
    />
    <Dots
      ink="dark"
      of={[
        [-16, -26, 4.5],
        [18, -26, 4.5],
      ]}
    />
    <Line d="M-20 2Q0 16 20 2" ink="dark" width={4} />
    <Shape d="M-18 22Q0 12 18 22Q14 34 0 34Q-14 34 -18 22Z" ink="cream" />
    <Line d="M-26 40H-8M26 40H8" ink="leaf" width={7} />
  </>
);

/** A paper umbrella, open. */
const Umbrella = () => (
  <>
    <Line d="M0 -10V36Q0 46 10 46Q18 46 18 38" ink="amber" width={6} />
    <Shape
      d="M-46 8C-42 -30 -18 -44 0 -44C18 -44 42 -30 46 8Q34 -2 23 8Q12 -2 0 8Q-12 -2 -23 8Q-34 -2 -46 8Z"
      ink="rust"
    />
    <Shape d="M0 -44C-12 -32 -22 -14 -23 8Q-12 -2 0 8Q12 -2 23 8C22 -14 12 -32 0 -44Z" ink="copper" />
    <Shape d="M0 -44C-5 -30 -8 -12 0 8C8 -12 5 -30 0 -44Z" ink="amber" />
    <Bar x={-3} y={-50} width={6} height={10} round={3} ink="amber" />
  </>
);

/** A watering can that will not be needed. */
const Can = () => (
  <>
    <Line d="M-30 -12C-56 -20 -54 30 -28 30" ink="copper" width={6} />
    <Line d="M-16 -16C-14 -44 20 -44 20 -14" ink="copper" width={6} />
    <Shape d="M-30 -14H24L28 42H-34Z" ink="copper" />
    <Shape d="M8 -14H24L28 42H12Z" ink="chestnut" />
    <Shape d="M22 26L40 -14L48 -10L26 40Z" ink="chestnut" />
    <At place="translate(45 -16) rotate(26)">
      <Bar x={-10} y={-6} width={20} height={9} round={3} ink="amber" />
    </At>
    <Line d="M-30 0H24" ink="amber" width={4} />
  </>
);

/** A snail with its house. */
const Snail = () => (
  <>
    <Shape d="M-46 40C-46 28 -30 28 -18 30L14 28C24 20 22 0 30 -6C42 -10 48 4 42 14C40 28 32 40 18 40Z" ink="cream" />
    <Line d="M34 -6L30 -26M42 -4L46 -24" ink="cream" width={4} />
    <Dots
      ink="amber"
      of={[
        [30, -28, 4.5],
        [46, -26, 4.5],
      ]}
    />
    <Disc x={-10} y={4} r={31} ink="amber" />
    <Disc x={-10} y={4} r={25} ink="copper" />
    <Line d="M-10 4C-6 -2 2 4 -2 12C-8 22 -26 16 -26 2C-26 -14 -2 -20 8 -4" ink="cream" width={5} />
  </>
);

/** A leaf, turned up. */
const Leaf = () => (
  <At place="rotate(28)">
    <Shape d="M0 -48C32 -26 34 18 0 42C-34 18 -32 -26 0 -48Z" ink="leaf" />
    <Shape d="M0 -48C32 -26 34 18 0 42Z" ink="moss" />
    <Line d="M0 -36V54M0 -16L-15 -24M0 2L-19 -8M0 20L-15 10M0 -16L15 -24M0 2L19 -8M0 20L15 10" ink="cream" width={3} />
  </At>
);

export const symbols: SymbolArt = { W: Drop, A: Peony, B: Frog, C: Umbrella, D: Can, E: Snail, F: Leaf };
