import { At, Bar, Disc, Dots, Line, Shape, type SymbolArt } from '../../ink.tsx';

const turns = [0, 45, 90, 135, 180, 225, 270, 315];

const MillWheel = () => (
  <>
    <Disc r={46} ink="teal" />
    <circle r={33} fill="none" strokeWidth={7} className="stroke-slot-copper" />
    {turns.map((turn) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Bar x={-3} y={-34} width={6} height={30} ink="copper" />
        <Bar x={-9} y={-44} width={18} height={9} round={2} ink="amber" />
      </At>
    ))}
    <Disc r={11} ink="cream" />
    <Disc r={5} ink="chestnut" />
  </>
);

const Heron = () => (
  <>
    <Line d="M2 30V47M12 28V47M-6 47H8M6 47H20" ink="dark" width={3} />
    <Shape d="M-12 6C-10 -8 6 -10 18 -2C28 4 38 10 46 26C26 34 2 36 -8 24C-12 18 -13 12 -12 6Z" ink="blue" />
    <Shape d="M2 4C16 0 32 8 46 26C28 26 10 22 2 4Z" ink="indigo" />
    <Line d="M-6 14C-18 4 2 -14 -10 -28" ink="cream" width={9} />
    <Shape d="M-18 -36C-12 -44 0 -42 2 -34C2 -26 -6 -24 -12 -26L-46 -24Z" ink="cream" />
    <Shape d="M-18 -33L-46 -24L-16 -26Z" ink="copper" />
    <Line d="M-6 -40C6 -46 16 -42 24 -34" ink="dark" width={4} />
    <Disc x={-9} y={-34} r={2.5} ink="dark" />
  </>
);

const Trout = () => (
  <At place="rotate(-16)">
    <Shape d="M26 0L48 -18C44 -6 44 6 48 18Z" ink="copper" />
    <Shape d="M-46 2C-32 -22 8 -24 32 0C8 24 -32 22 -46 2Z" ink="moss" />
    <Shape d="M-46 2C-32 22 8 24 32 0C10 8 -24 10 -46 2Z" ink="cream" />
    <Shape d="M-10 -17C-4 -30 10 -30 16 -22L12 -12Z" ink="copper" />
    <Dots
      ink="rust"
      of={[
        [-14, -6, 3.5],
        [0, -8, 3.5],
        [13, -4, 3.5],
        [-4, 0, 3],
        [9, 4, 3],
      ]}
    />
    <Line d="M-28 -10Q-22 0 -27 10" ink="dark" width={2.5} />
    <Disc x={-36} y={-2} r={3.5} ink="dark" />
  </At>
);

const Loaf = () => (
  <>
    <Shape d="M-44 30C-52 -8 -30 -26 0 -26C30 -26 52 -8 44 30Z" ink="copper" />
    <Shape d="M-44 30C-48 20 -48 8 -44 0C-28 18 28 18 44 0C48 8 48 20 44 30Z" ink="chestnut" />
    <Line d="M-26 -14Q-20 -4 -24 8M-4 -20Q2 -8 -2 8M18 -17Q24 -6 20 8" ink="cream" width={5} />
    <Bar x={-48} y={28} width={96} height={9} round={4} ink="dark" />
  </>
);

const Sack = () => (
  <>
    <Shape d="M-28 -18C-44 8 -42 34 -32 44H32C42 34 44 8 28 -18Z" ink="cream" />
    <Shape d="M10 -18C28 8 26 34 16 44H32C42 34 44 8 28 -18Z" ink="amber" />
    <Shape d="M-24 -44L24 -44L16 -22H-16Z" ink="cream" />
    <Bar x={-22} y={-25} width={44} height={9} round={4} ink="rust" />
    <Line d="M0 0V30M0 6L-9 -2M0 6L9 -2M0 16L-10 8M0 16L10 8M0 26L-9 18M0 26L9 18" ink="chestnut" width={4} />
  </>
);

const Wheat = () => (
  <>
    {[-26, -13, 0, 13, 26].map((lean) => (
      <At key={lean} place={`rotate(${lean} 0 34)`}>
        <Line d="M0 44V-14" ink="copper" width={4} />
        <Shape
          d="M0 -48C6 -42 6 -36 0 -30C-6 -36 -6 -42 0 -48ZM-2 -26C-10 -28 -10 -36 -6 -40C0 -36 0 -30 -2 -26ZM2 -26C10 -28 10 -36 6 -40C0 -36 0 -30 2 -26ZM-2 -12C-10 -14 -10 -22 -6 -26C0 -22 0 -16 -2 -12ZM2 -12C10 -14 10 -22 6 -26C0 -22 0 -16 2 -12Z"
          ink="amber"
        />
      </At>
    ))}
    <Bar x={-17} y={12} width={34} height={9} round={4} ink="rust" />
  </>
);

const Poppy = () => (
  <>
    <Line d="M0 0Q6 24 -2 47M2 26Q16 18 26 22M0 36Q-14 26 -24 30" ink="moss" width={5} />
    <Shape
      d="M-4 2C-34 8 -44 -14 -34 -28C-26 -22 -14 -18 -6 -8ZM4 2C34 8 44 -14 34 -28C26 -22 14 -18 6 -8Z"
      ink="rust"
    />
    <Shape d="M0 2C-24 -12 -22 -40 0 -44C22 -40 24 -12 0 2Z" ink="copper" />
    <Shape d="M0 6C-20 6 -26 -6 -20 -14C-8 -16 8 -16 20 -14C26 -6 20 6 0 6Z" ink="rust" />
    <Disc y={-10} r={8} ink="dark" />
    <Line d="M-11 -18L-8 -15M0 -23V-19M11 -18L8 -15" ink="dark" width={3} />
  </>
);

export const symbols: SymbolArt = {
  M: MillWheel,
  A: Heron,
  B: Trout,
  C: Loaf,
  D: Sack,
  E: Wheat,
  F: Poppy,
};
