import { At, Bar, Disc, Dots, type Ink, Line, places, Shape, type SymbolArt } from '../../ink.tsx';

/** The moon in what is left of the night. */
const Moon = () => (
  <>
    <Disc r={47} ink="indigo" />
    <Disc r={42} ink="blue" opacity={0.5} />
    <Disc r={33} ink="cream" />
    <Dots
      ink="amber"
      of={[
        [-10, -10, 7],
        [9, 11, 9],
        [14, -13, 4],
        [-13, 15, 4],
      ]}
    />
    <Dots
      ink="cream"
      of={[
        [-38, -8, 1.8],
        [36, -18, 2.2],
        [28, 30, 1.8],
        [-22, 36, 1.6],
      ]}
    />
  </>
);

const Heron = () => (
  <>
    <Line d="M2 18V48M12 16V46M-4 48H6M8 46H18" ink="amber" width={4} />
    <Shape
      d="M-18 -34C-6 -44 4 -34 0 -22C-4 -8 4 -8 18 -4C32 2 42 14 48 26C28 22 14 28 -4 20C-18 14 -16 -4 -12 -16C-10 -22 -12 -26 -18 -26Z"
      ink="blue"
    />
    <Shape d="M4 2C20 2 34 12 44 24C28 18 14 20 4 14Z" ink="indigo" />
    <Line d="M-8 0C-2 12 10 16 24 18" ink="blue" width={4} />
    <Shape d="M-16 -34L-50 -24L-17 -26Z" ink="amber" />
    <Line d="M-8 -38Q8 -46 20 -38" ink="dark" width={4} />
    <Disc x={-11} y={-32} r={3} ink="dark" />
  </>
);

const Carp = () => (
  <At place="rotate(-28)">
    <Shape d="M22 0C34 -22 44 -26 50 -24C46 -10 46 10 50 24C44 26 34 22 22 0Z" ink="copper" />
    <Shape d="M-48 0C-36 -26 4 -28 30 -2L30 2C4 28 -36 26 -48 0Z" ink="rust" />
    <Shape d="M-14 -20C-2 -12 2 10 -6 20C6 20 20 12 30 2V-2C18 -14 2 -20 -14 -20Z" ink="cream" />
    <Shape d="M-16 -20L4 -36L8 -17ZM-10 19L6 32L8 16Z" ink="copper" />
    <Disc x={-34} y={-5} r={4.5} ink="dark" />
    <Line d="M-22 -12Q-16 0 -22 12" ink="chestnut" width={3} />
  </At>
);

const Dragonfly = () => (
  <At place="rotate(36)">
    <Shape
      d="M4 -16C24 -34 50 -34 50 -24C50 -14 24 -10 4 -10ZM-4 -16C-24 -34 -50 -34 -50 -24C-50 -14 -24 -10 -4 -10ZM4 -6C22 -8 46 2 44 10C42 18 18 8 4 0ZM-4 -6C-22 -8 -46 2 -44 10C-42 18 -18 8 -4 0Z"
      ink="sky"
    />
    <Line d="M6 -14Q26 -24 44 -25M-6 -14Q-26 -24 -44 -25M6 -4Q24 0 38 6M-6 -4Q-24 0 -38 6" ink="blue" width={2.5} />
    <Bar x={-4} y={-2} width={8} height={50} round={4} ink="lagoon" />
    <Line d="M-4 12H4M-4 22H4M-4 32H4" ink="leaf" width={3} />
    <Shape d="M-9 -22H9L6 2H-6Z" ink="leaf" />
    <Dots
      ink="copper"
      of={[
        [-6, -27, 8],
        [6, -27, 8],
      ]}
    />
  </At>
);

const Frog = () => (
  <>
    <Shape
      d="M-44 36C-48 10 -36 0 -30 2C-20 -10 20 -10 30 2C36 0 48 10 44 36C40 44 24 40 20 32H-20C-24 40 -40 44 -44 36Z"
      ink="leaf"
    />
    <Shape d="M-32 -8C-30 -32 30 -32 32 -8C32 10 -32 10 -32 -8Z" ink="leaf" />
    <Dots
      ink="leaf"
      of={[
        [-20, -28, 13],
        [20, -28, 13],
      ]}
    />
    <Dots
      ink="cream"
      of={[
        [-20, -29, 9],
        [20, -29, 9],
      ]}
    />
    <Dots
      ink="dark"
      of={[
        [-19, -28, 5],
        [19, -28, 5],
      ]}
    />
    <Line d="M-22 -6Q0 8 22 -6" ink="moss" width={4} />
    <Line d="M-34 20Q-28 30 -34 38M34 20Q28 30 34 38M-12 32Q0 38 12 32" ink="moss" width={4} />
  </>
);

const Reed = () => (
  <>
    <Line d="M-12 48V-8M14 48V-20" ink="moss" width={5} />
    <Bar x={-21} y={-34} width={18} height={40} round={9} ink="chestnut" />
    <Bar x={5} y={-46} width={18} height={40} round={9} ink="copper" />
    <Line d="M-12 -34V-44M14 -46V-52" ink="leaf" width={4} />
    <Shape d="M-4 48C-18 26 -36 18 -46 16C-30 30 -20 40 -16 48ZM6 48C20 20 34 12 44 8C34 26 24 38 20 48Z" ink="leaf" />
  </>
);

/** A pad with its notch and veins. */
const Pad = () => (
  <>
    <Shape d="M0 0L26 -36C44 -22 50 2 40 22C28 44 -28 46 -42 20C-54 -8 -34 -40 4 -42Z" ink="moss" />
    <Line d="M0 2L-22 -28M0 2L-38 0M0 2L-26 26M0 2L4 36M0 2L32 20M0 2L40 -8" ink="leaf" width={3} />
    <Dots
      ink="sky"
      of={[
        [-14, 12, 5],
        [18, 4, 4],
      ]}
    />
  </>
);

const Snail = () => (
  <>
    <Shape
      d="M-46 34C-46 24 -30 22 -24 26C-30 8 -40 10 -42 -6C-36 -10 -28 -8 -24 0C-18 10 -12 20 -2 24H40C46 26 48 34 40 36H-40Z"
      ink="amber"
    />
    <Line d="M-40 -6L-46 -22M-30 -6L-28 -24" ink="amber" width={4} />
    <Disc x={10} y={0} r={30} ink="mulberry" />
    <Line d="M10 26C-8 24 -14 8 -8 -6C-2 -20 22 -20 28 -4C32 10 18 20 8 14C0 8 4 -4 12 -2" ink="cream" width={5} />
  </>
);

const petals = (count: number, far: number, wide: number, ink: Ink, from = 0) =>
  places(count, 360 / count, from).map((turn) => (
    <At key={turn} place={`rotate(${turn})`}>
      <Shape
        d={`M0 0C${-wide} ${-far * 0.4} ${-wide} ${-far * 0.8} 0 ${-far}C${wide} ${-far * 0.8} ${wide} ${-far * 0.4} 0 0Z`}
        ink={ink}
      />
    </At>
  ));

/** An open lotus seen from above, in two inks. */
const flower = (outer: Ink, inner: Ink, heart: Ink) => () => (
  <>
    {petals(8, 46, 17, outer)}
    {petals(8, 32, 12, inner, 22.5)}
    <Disc r={12} ink={heart} />
    <Dots
      ink="moss"
      of={places(6, 60).map(
        (turn) => [7 * Math.sin((turn * Math.PI) / 180), 7 * Math.cos((turn * Math.PI) / 180), 1.8] as const,
      )}
    />
  </>
);

/** A bud that has not opened: what opens the pond. */
export const Bud = () => (
  <>
    <Line d="M0 30Q6 42 -6 50" ink="moss" width={6} />
    <Shape d="M0 -50C-34 -18 -32 22 0 34C32 22 34 -18 0 -50Z" ink="mulberry" />
    <Shape d="M0 -50C-16 -18 -16 20 0 34C16 20 16 -18 0 -50Z" ink="rust" />
    <Shape d="M-32 4C-26 26 -14 34 0 34C14 34 26 26 32 4C18 14 10 22 0 34C-10 22 -18 14 -32 4Z" ink="leaf" />
  </>
);

export const symbols: SymbolArt = {
  W: Moon,
  A: Heron,
  B: Carp,
  C: Dragonfly,
  D: Frog,
  E: Reed,
  F: Pad,
  G: Snail,
  O: Bud,
};

/** The colours that a bud may open in. */
export const flowers: SymbolArt = {
  w: flower('cream', 'sky', 'leaf'),
  p: flower('mulberry', 'cream', 'leaf'),
  b: flower('blue', 'sky', 'cream'),
  g: flower('copper', 'amber', 'cream'),
};
