import { At, Bar, Disc, Dots, Line, Shape, type SymbolArt } from '../../ink.tsx';

const rays = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** The machine itself: a sun on a stem, and planets on brass arms. */
const Machine = () => (
  <>
    <Disc r={46} ink="plum" />
    {[40, 29, 18].map((r) => (
      <circle key={r} r={r} fill="none" strokeWidth={2.5} className="stroke-slot-copper" />
    ))}
    <Line d="M0 0L-28 -28M0 0L29 0M0 0L-8 16M0 0V42" ink="amber" width={3.5} />
    <Disc r={10} ink="amber" />
    <Disc x={-28} y={-28} r={8} ink="sky" />
    <Disc x={29} y={0} r={6.5} ink="rust" />
    <Disc x={-8} y={16} r={5} ink="cream" />
    <Bar x={-16} y={40} width={32} height={7} round={3} ink="amber" />
  </>
);

const Sun = () => (
  <>
    {rays.map((turn, index) => (
      <At key={turn} place={`rotate(${turn})`}>
        <Shape d={index % 2 ? 'M-5 -27L0 -41L5 -27Z' : 'M-7 -26L0 -49L7 -26Z'} ink={index % 2 ? 'copper' : 'amber'} />
      </At>
    ))}
    <Disc r={28} ink="amber" />
    <Disc r={23} ink="cream" />
    <Line d="M-10 -4Q-7 -8 -4 -4M4 -4Q7 -8 10 -4M-9 8Q0 15 9 8M0 -2L-3 5H1" ink="chestnut" width={3} />
    <Dots
      ink="copper"
      of={[
        [-13, 5, 3.5],
        [13, 5, 3.5],
      ]}
    />
  </>
);

const Planet = () => (
  <>
    <Disc r={27} ink="copper" />
    <Shape d="M-26 -7Q0 2 26 -7V-1Q0 8 -26 -1ZM-24 11Q0 20 24 11Q18 22 0 27Q-18 22 -24 11Z" ink="rust" />
    <Shape d="M-20 -18Q0 -8 20 -18Q12 -27 0 -27Q-12 -27 -20 -18Z" ink="amber" />
    <At place="rotate(-18)">
      <path
        d="M-26 -6C-58 2 -52 18 0 14C52 10 58 -6 27 -8"
        fill="none"
        strokeWidth={7}
        strokeLinecap="round"
        className="stroke-slot-cream"
      />
      <path d="M-34 2C-50 8 -40 13 0 10C40 7 50 -1 36 -3" fill="none" strokeWidth={2} className="stroke-slot-plum" />
    </At>
  </>
);

const Comet = () => (
  <>
    <Shape d="M-20 20C-2 -6 22 -30 48 -46C34 -18 10 10 -8 32Z" ink="blue" />
    <Shape d="M-24 10C-10 -14 8 -30 26 -42C14 -20 0 0 -12 22Z" ink="sky" />
    <Shape d="M-10 30C8 16 28 0 44 -18C34 6 16 26 -2 38Z" ink="lagoon" />
    <Disc x={-20} y={22} r={19} ink="cream" />
    <Disc x={-23} y={19} r={12} ink="sky" />
  </>
);

const Telescope = () => (
  <>
    <Line d="M2 8L-22 46M2 8L24 46M2 8V42" ink="chestnut" width={6} />
    <At place="rotate(-32)">
      <Bar x={-38} y={-9} width={30} height={18} round={2} ink="copper" />
      <Bar x={-10} y={-12} width={32} height={24} round={2} ink="amber" />
      <Bar x={20} y={-15} width={28} height={30} round={2} ink="copper" />
      <Bar x={-44} y={-6} width={8} height={12} round={2} ink="cream" />
      <Bar x={44} y={-17} width={7} height={34} round={2} ink="cream" />
      <Bar x={-12} y={-13} width={4} height={26} ink="chestnut" />
      <Bar x={18} y={-16} width={4} height={32} ink="chestnut" />
    </At>
    <Disc x={2} y={8} r={7} ink="chestnut" />
  </>
);

const Moon = () => (
  <>
    <Shape d="M14 -42A43 43 0 1 0 40 16A34 34 0 1 1 14 -42Z" ink="sky" />
    <Shape d="M14 -42A43 43 0 0 0 -27 33A46 46 0 0 1 14 -42Z" ink="cream" />
    <Dots
      ink="blue"
      of={[
        [-14, 12, 5],
        [-2, 30, 4],
        [-20, -8, 3],
        [16, 34, 3],
      ]}
    />
  </>
);

const Star = () => (
  <>
    <Shape d="M0 -44L10 -12L42 -12L16 8L26 40L0 20L-26 40L-16 8L-42 -12L-10 -12Z" ink="lagoon" />
    <Shape d="M0 -44L10 -12L0 4ZM42 -12L16 8L0 4ZM26 40L0 20L0 4ZM-26 40L-16 8L0 4ZM-42 -12L-10 -12L0 4Z" ink="teal" />
  </>
);

export const symbols: SymbolArt = {
  O: Machine,
  A: Sun,
  B: Planet,
  C: Comet,
  D: Telescope,
  E: Moon,
  F: Star,
};
